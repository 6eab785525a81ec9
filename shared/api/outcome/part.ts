import type { HttpClient } from '@stoa/api/http'

import { type Attempt, type Found, LOOK, type SentWrite } from './attempt.ts'
import { batchState } from './batch.ts'
import { CLOCKS_DIFFER, isOf } from './created.ts'
import { reflects } from './reflects.ts'

type Fields = Record<string, unknown>

const UNCLEAR: Found = { state: 'unclear' }

/**
 * `/admin/orders/o1/refund` and `/admin/products/p1/variants/v1`: a part of a record, with its id where it has one.
 * `batch` is no id: `/admin/collections/c1/products/batch` names its parts in the body.
 */
const PART = /^(\/admin\/[^/]+\/[^/]+)\/([a-z-]+)(?:\/([^/]+))?$/

/** Whether a write makes a part of a record: its address is that of the parts of a kind. */
export const isPartCreate = ({ method, path }: SentWrite): boolean => {
  const [, , kind, id] = PART.exec(path) ?? []
  return method === 'POST' && kind !== undefined && id === undefined
}

/** The parts of a record of one kind; the address says `refund` or `location-levels`, the record `refunds`, `location_levels`. */
function partsOf(record: unknown, kind: string): Fields[] | undefined {
  const name = kind.replaceAll('-', '_')
  const fields = record as Fields
  return [fields[name], fields[`${name}s`]].find((value): value is Fields[] => Array.isArray(value))
}

/** Looks for what a write did to a part of a record, in the record. `tolerance`: how far the clocks may differ, in milliseconds. */
export async function findPart(
  http: HttpClient,
  attempt: Attempt,
  tolerance = CLOCKS_DIFFER,
): Promise<Found> {
  const { method, path, body } = attempt.sent
  const [, parent, kind, id] = PART.exec(path) ?? []
  if (!parent || !kind) return UNCLEAR
  const { response: _response, ...answer } = await http.get<Fields>(parent, undefined, LOOK)
  const parts = partsOf(Object.values(answer)[0], kind)
  if (!parts) return UNCLEAR
  const done: Found = { state: 'done', body: answer }
  if (id === 'batch') {
    const state = batchState(parts, attempt.sent)
    return state === 'done' ? done : { state }
  }
  if (id === undefined) {
    const isMade = parts.some((part) => isOf(attempt, { id: '', created_at: '', ...part }, tolerance))
    return method === 'POST' && isMade ? done : { state: 'absent' }
  }
  const part = parts.find((candidate) =>
    [candidate['id'], candidate['location_id']].includes(decodeURIComponent(id)),
  )
  if (method === 'DELETE') return part ? { state: 'absent' } : done
  if (!part) return UNCLEAR
  const reflection = reflects(part, body)
  if (reflection === 'unclear') return UNCLEAR
  return reflection === 'yes' ? done : { state: 'absent' }
}
