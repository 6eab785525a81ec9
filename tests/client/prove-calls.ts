import { createHttpClient } from '@stoa/api/http'
import { allCalls } from './all-calls.ts'
import type { CallRow } from './call-row.ts'
import { openDeclaredCalls } from './declared-calls.ts'
import { findIds } from './find-ids.ts'
import { proveCall } from './prove-call.ts'
import { differencesOf, NOTHING } from './shape.ts'
import type { Shape } from './shape.ts'

/** The result of a run over the table. */
export interface Proof {
  calls: number
  accepted: number
  /** The calls that differ from the table, with the reason. */
  faults: string[]
  /** The calls that the server refuses as expected by the table. */
  refusals: string[]
  /** How many answers were compared with their types. */
  matched: { reads: number; writes: number }
  /** Where they differ, by type: lines as in `declared-but-untrue.ts`. */
  untruths: Map<string, Set<string>>
}

/** A call that the server accepted. */
interface Accepted {
  callRow: CallRow
  answer: object
}

const isOf = (noun: string, { name }: CallRow) => name.startsWith(`${noun}.`)

function rowsOf(nouns: readonly string[]): readonly CallRow[] {
  const unknown = nouns.filter((noun) => !allCalls.some((callRow) => isOf(noun, callRow)))
  if (unknown.length > 0) throw new Error(`The table has no calls of ${unknown.join(', ')}`)
  return nouns.length === 0
    ? allCalls
    : allCalls.filter((callRow) => nouns.some((noun) => isOf(noun, callRow)))
}

/** Makes every call of the table, or those of some nouns, against a running server, until `isOver`. */
export async function proveCalls(
  url: string,
  nouns: readonly string[],
  isOver: () => boolean,
): Promise<Proof> {
  const chosen = rowsOf(nouns)
  const http = createHttpClient({ baseUrl: url })
  const learnt = await findIds(http)
  const faults: string[] = []
  const refusals: string[] = []
  const accepted: Accepted[] = []
  for (const callRow of chosen) {
    if (isOver()) break
    const { name, route, refused } = callRow
    const { answer, fault } = await proveCall(callRow, http, learnt)
    if (fault) faults.push(`${name}  ${route}\n    ${fault}`)
    else if (answer) accepted.push({ callRow, answer })
    else refusals.push(`${name} is refused with ${refused?.status}: ${refused?.because}`)
  }
  // Afterwards, because the type checker blocks this process while the server drops idle connections.
  return { calls: chosen.length, accepted: accepted.length, faults, refusals, ...compare(accepted) }
}

/** An answer narrowed by the query lacks declared fields, and is only checked for those it has. */
const isNarrowed = ({ query = '' }: CallRow) => /(^|&)(fields|expand)=/.test(query)

/** A custom call's answer may be anything, and a call without an answer has an empty one. */
const saysNothing = (shape: Shape) =>
  shape.kind === 'anything' || (shape.kind === 'fields' && shape.fields().size === 0 && !shape.others())

function compare(accepted: readonly Accepted[]): Pick<Proof, 'matched' | 'untruths'> {
  const declared = openDeclaredCalls()
  const matched = { reads: 0, writes: 0 }
  const untruths = new Map<string, Set<string>>()
  for (const { callRow, answer } of accepted) {
    const { answer: type, shape } = declared.find(callRow.name)
    if (saysNothing(shape)) continue
    matched[callRow.route.startsWith('GET ') ? 'reads' : 'writes'] += 1
    const lines = differencesOf(shape, answer)
      .filter(({ sent }) => sent !== NOTHING || !isNarrowed(callRow))
      .map(({ path, says, sent }) => `${path}: ${says}, not ${sent}`)
    untruths.set(type, new Set([...(untruths.get(type) ?? []), ...lines]))
  }
  declared.close()
  return { matched, untruths }
}
