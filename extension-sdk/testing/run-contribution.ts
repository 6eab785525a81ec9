import type { RunContext } from '../points/run-context.ts'
import { createFakeHost, emptyLog, type FakeHostLog, type FakePorts } from './fake-host.ts'
import { fillText, type Texts } from './texts.ts'

/** What a contribution that is a function is run with. Ports are given whole or in part; the rest stays fake. */
export type RunOptions = FakePorts & {
  /** The texts of one language, as the extension's locale file holds them. Keys without a text show themselves. */
  texts?: Texts
}

/** What the function returned, and its calls of the shell; see `RenderedContribution` for the lists. */
export interface RanContribution<Answer> extends Readonly<FakeHostLog> {
  answer: Answer
  /** How often the function asked for its list to be read again. */
  refreshes: () => number
}

/** What the shell adds to a context by itself. */
type Provided = keyof RunContext | 'refresh'

/**
 * Runs a command, a row action or a bulk action as the shell does, without the shell. `given` is what its context has
 * in addition to the ports: the `row`, the `rows`; the fake ports are those of `renderContribution`. Rejects when the function
 * does. A search provider is run with its query bound.
 *
 * @example
 * const { answer, questions } = await runContribution(award, { rows }, { texts: english, client })
 * @example
 * await runContribution((context: SearchContext) => members('mara', context), { signal, limit: 5 })
 */
export async function runContribution<Context extends RunContext, Answer>(
  run: (context: Context) => Answer,
  given: Omit<Context, Provided>,
  { texts = {}, ...ports }: RunOptions = {},
): Promise<RanContribution<Awaited<Answer>>> {
  const log = emptyLog()
  const host = createFakeHost(texts, ports, log)
  let refreshes = 0
  const refresh = () => void (refreshes += 1)
  const t: RunContext['t'] = (key, values) => fillText(texts, key, host.language.locale(), values)
  const answer = await run({ ...host, t, refresh, ...given } as unknown as Context)
  return { answer, ...log, refreshes: () => refreshes }
}
