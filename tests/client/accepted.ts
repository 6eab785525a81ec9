import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { openBackend } from '../../commands/stack/open-backend.ts'
import { DATA } from '../../commands/stack/paths.ts'
import { USUAL_PORTS } from '../../commands/stack/settings.ts'
import { createStopList, stopOnSignals } from '../../commands/stack/stop.ts'
import { DECLARED_BUT_UNTRUE } from './declared-but-untrue.ts'
import { proveCalls } from './prove-calls.ts'
import type { Proof } from './prove-calls.ts'

const USAGE = `Usage: node tests/client/accepted.ts [--url <backend>] [NOUN…]

Makes every call of the client, in the order of the table, against a fresh store of its own, and compares each answer
with its declared type. Fails unless the server accepts what the table says it accepts, and the answers differ from
their types only as declared-but-untrue.ts says. A noun such as admin.orders makes its calls alone.

  --url <backend>   a store that runs already; it gets orders, products and customers that stay
  --port 9500       where the store of its own listens
  --help            this text`

/** Prints the differences; returns whether there were none. */
function report({ calls, accepted, faults, refusals, matched, untruths }: Proof, isWhole: boolean): boolean {
  for (const line of [...faults, ...refusals]) console.log(line)
  console.log(`${accepted} calls of ${calls} accepted by the server`)
  const found = linesOf(untruths)
  const expected = linesOf(Object.entries(DECLARED_BUT_UNTRUE))
  const fresh = found.filter((line) => !expected.includes(line))
  const gone = isWhole ? expected.filter((line) => !found.includes(line)) : []
  for (const line of fresh) console.log(`not as declared:    ${line}`)
  for (const line of gone) console.log(`as declared by now: ${line}`)
  console.log(
    `the answers of ${matched.reads} reads and ${matched.writes} writes matched against their types: ` +
      `${found.length - fresh.length} known differences, ${fresh.length} new, ${gone.length} gone`,
  )
  return faults.length + fresh.length + gone.length === 0
}

const linesOf = (untruths: Iterable<[string, Iterable<string>]>): string[] =>
  [...untruths].flatMap(([type, lines]) => [...lines].map((line) => `${type}  ${line}`)).toSorted()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    port: { type: 'string', default: '9500' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const stops = createStopList()
const stopAsked = stopOnSignals(stops, 130)
try {
  const url =
    values.url ??
    (await openBackend(
      {
        ports: { ...USUAL_PORTS, backend: Number(values.port) },
        dataDir: join(DATA, 'client'),
        reset: true,
        onStep: () => undefined,
      },
      stops,
    ))
  const proof = await proveCalls(url, positionals, stopAsked)
  if (!stopAsked()) process.exitCode = report(proof, positionals.length === 0) ? 0 : 1
} catch (error) {
  if (!stopAsked()) throw error
} finally {
  await stops.stop()
}
