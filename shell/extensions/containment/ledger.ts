import type { RemoteFailure } from '../../federation/remote-state.ts'
import { isTooMuch } from './quarantine-rule.ts'

/** One failure of a contribution. */
export interface RecordedFailure {
  /** The exposed module that failed; missing when only the extension is known. */
  module?: string
  failure: RemoteFailure
  at: number
}

/** What the shell knows of one extension since the page was loaded. */
export interface Account {
  /** Module → milliseconds from the wish to see it until it was there. */
  loads: ReadonlyMap<string, number>
  /** Oldest first; only the latest are kept. */
  failures: readonly RecordedFailure[]
  /** Modules that were taken out because they failed too often. */
  quarantined: ReadonlySet<string>
}

/** Keeps account of every extension: what was loaded, what failed, what was taken out. No React. */
export interface Ledger {
  loaded(extension: string, module: string, ms: number): void
  failed(extension: string, module: string | undefined, failure: RemoteFailure): void
  account(extension: string): Account
  isQuarantined(extension: string, module: string): boolean
  /** How many contributions were taken out so far; who is there changes only when it does. */
  takenOut(): number
  subscribe(listener: () => void): () => void
}

/** How many failures of one extension are remembered: an endless row of them must not fill the memory. */
const KEPT = 50

const EMPTY: Account = { loads: new Map(), failures: [], quarantined: new Set() }

/** An empty ledger; `onQuarantine` hears of each contribution that is taken out, once. */
export function createLedger(
  onQuarantine: (extension: string, module: string) => void,
  now: () => number = Date.now,
): Ledger {
  const accounts = new Map<string, Account>()
  const listeners = new Set<() => void>()
  let takenOut = 0
  const account = (extension: string): Account => accounts.get(extension) ?? EMPTY
  const change = (extension: string, changes: Partial<Account>) => {
    accounts.set(extension, { ...account(extension), ...changes })
    for (const listener of listeners) listener()
  }

  function failed(extension: string, module: string | undefined, failure: RemoteFailure): void {
    const { failures, quarantined } = account(extension)
    const recorded: RecordedFailure = { failure, at: now(), ...(module !== undefined && { module }) }
    const kept = [...failures, recorded].slice(-KEPT)
    const moments = kept.filter((one) => one.module === module).map(({ at }) => at)
    const isNew = module !== undefined && !quarantined.has(module) && isTooMuch(moments)
    if (isNew) takenOut += 1
    change(extension, { failures: kept, ...(isNew && { quarantined: new Set([...quarantined, module]) }) })
    if (isNew) onQuarantine(extension, module)
  }

  return {
    loaded: (extension, module, ms) =>
      change(extension, { loads: new Map([...account(extension).loads, [module, ms]]) }),
    failed,
    account,
    isQuarantined: (extension, module) => account(extension).quarantined.has(module),
    takenOut: () => takenOut,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
