import type { RemoteFailure } from '../../federation/remote-state.ts'
import { isTooMuch, WHOLE } from './quarantine-rule.ts'

export interface RecordedFailure {
  /** The exposed module, or {@link WHOLE}; undefined for what does not count for quarantine. */
  module?: string
  failure: RemoteFailure
  at: number
}

/** How often something was done, and the milliseconds that it took together. */
export interface Work {
  count: number
  ms: number
}

/** What the shell recorded about one extension since the page loaded. */
export interface Account {
  /** Module → milliseconds from request to first render. */
  loads: ReadonlyMap<string, number>
  /** Oldest first, capped. */
  failures: readonly RecordedFailure[]
  /** Modules quarantined for failing too often. */
  quarantined: ReadonlySet<string>
  /** Calls of the backend. */
  calls: Work
  /** Module → renders of its component. */
  renders: ReadonlyMap<string, Work>
}

/** Records loads, failures and quarantines of every extension. Independent of React. */
export interface Ledger {
  loaded(extension: string, module: string, ms: number): void
  failed(extension: string, module: string | undefined, failure: RemoteFailure): void
  /** A call of the backend was answered or failed. */
  called(extension: string, ms: number): void
  /** A component was rendered. Listeners are not called: those that render would render again. */
  rendered(extension: string, module: string, ms: number): void
  /** Quarantines without a failure in this page. */
  quarantine(extension: string, module: string): void
  /** Ends all quarantines of an extension and forgets its failures. */
  release(extension: string): void
  account(extension: string): Account
  isQuarantined(extension: string, module: string): boolean
  /** Changes with every quarantine and every release. */
  quarantineCount(): number
  subscribe(listener: () => void): () => void
}

/** Cap on remembered failures per extension, to bound memory. */
const MAX_FAILURES = 50

const NOTHING: Work = { count: 0, ms: 0 }
const EMPTY: Account = {
  loads: new Map(),
  failures: [],
  quarantined: new Set(),
  calls: NOTHING,
  renders: new Map(),
}

const more = ({ count, ms }: Work, added: number): Work => ({ count: count + 1, ms: ms + added })

/** Whether a module is quarantined, alone or with its whole extension. */
export const isOut = ({ quarantined }: Pick<Account, 'quarantined'>, module: string): boolean =>
  quarantined.has(module) || quarantined.has(WHOLE)

/**
 * Creates an empty ledger; `onQuarantine` is called once per quarantined contribution, `onFailure` for each failure that
 * counts for quarantine.
 */
export function createLedger(
  onQuarantine: (extension: string, module: string) => void,
  now: () => number = Date.now,
  onFailure?: () => void,
): Ledger {
  const accounts = new Map<string, Account>()
  const listeners = new Set<() => void>()
  let quarantineCount = 0
  const account = (extension: string): Account => accounts.get(extension) ?? EMPTY
  const change = (extension: string, changes: Partial<Account>) => {
    accounts.set(extension, { ...account(extension), ...changes })
    for (const listener of listeners) listener()
  }

  function failed(extension: string, module: string | undefined, failure: RemoteFailure): void {
    const { failures, quarantined } = account(extension)
    const recorded: RecordedFailure = { failure, at: now(), ...(module !== undefined && { module }) }
    const recent = [...failures, recorded].slice(-MAX_FAILURES)
    const moments = recent.filter((one) => one.module === module).map(({ at }) => at)
    const isCounted = module !== undefined && !quarantined.has(module)
    const isNew = isCounted && isTooMuch(moments)
    if (isNew) quarantineCount += 1
    change(extension, { failures: recent, ...(isNew && { quarantined: new Set([...quarantined, module]) }) })
    if (isNew) onQuarantine(extension, module)
    if (isCounted) onFailure?.()
  }

  return {
    quarantine(extension, module) {
      quarantineCount += 1
      const { quarantined } = account(extension)
      change(extension, { quarantined: new Set([...quarantined, module]) })
    },
    release(extension) {
      quarantineCount += 1
      change(extension, { failures: [], quarantined: EMPTY.quarantined })
    },
    loaded: (extension, module, ms) =>
      change(extension, { loads: new Map([...account(extension).loads, [module, ms]]) }),
    failed,
    called(extension, ms) {
      change(extension, { calls: more(account(extension).calls, ms) })
    },
    rendered(extension, module, ms) {
      const { renders } = account(extension)
      const work = more(renders.get(module) ?? NOTHING, ms)
      accounts.set(extension, { ...account(extension), renders: new Map([...renders, [module, work]]) })
    },
    account,
    isQuarantined: (extension, module) => isOut(account(extension), module),
    quarantineCount: () => quarantineCount,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
