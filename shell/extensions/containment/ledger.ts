import type { RemoteFailure } from '../../federation/remote-state.ts'
import { isTooMuch } from './quarantine-rule.ts'

export interface RecordedFailure {
  /** The exposed module; undefined when only the extension is known. */
  module?: string
  failure: RemoteFailure
  at: number
}

/** What the shell recorded about one extension since the page loaded. */
export interface Account {
  /** Module → milliseconds from request to first render. */
  loads: ReadonlyMap<string, number>
  /** Oldest first, capped. */
  failures: readonly RecordedFailure[]
  /** Modules quarantined for failing too often. */
  quarantined: ReadonlySet<string>
}

/** Records loads, failures and quarantines of every extension. Independent of React. */
export interface Ledger {
  loaded(extension: string, module: string, ms: number): void
  failed(extension: string, module: string | undefined, failure: RemoteFailure): void
  account(extension: string): Account
  isQuarantined(extension: string, module: string): boolean
  /** Number of quarantined contributions; changes whenever one is added. */
  quarantineCount(): number
  subscribe(listener: () => void): () => void
}

/** Cap on remembered failures per extension, to bound memory. */
const MAX_FAILURES = 50

const EMPTY: Account = { loads: new Map(), failures: [], quarantined: new Set() }

/** Creates an empty ledger; `onQuarantine` is called once per quarantined contribution. */
export function createLedger(
  onQuarantine: (extension: string, module: string) => void,
  now: () => number = Date.now,
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
    const isNew = module !== undefined && !quarantined.has(module) && isTooMuch(moments)
    if (isNew) quarantineCount += 1
    change(extension, { failures: recent, ...(isNew && { quarantined: new Set([...quarantined, module]) }) })
    if (isNew) onQuarantine(extension, module)
  }

  return {
    loaded: (extension, module, ms) =>
      change(extension, { loads: new Map([...account(extension).loads, [module, ms]]) }),
    failed,
    account,
    isQuarantined: (extension, module) => account(extension).quarantined.has(module),
    quarantineCount: () => quarantineCount,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
