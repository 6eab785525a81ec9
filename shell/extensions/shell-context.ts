import type { NotifyPort } from '@stoa/extension-sdk'
import { createContext } from 'react'

import type { FeedContent } from '../federation/feed.ts'
import type { FlagStore } from '../flags/flag-store.ts'
import type { Environment } from './containment/environment.ts'
import type { Ledger } from './containment/ledger.ts'
import type { Registry } from './registry.ts'

/** Services for the components around contributions. */
export interface Shell {
  /** The feed as this page load uses it. */
  feed: FeedContent
  registry: Registry
  /** Loads, failures and quarantines since the page loaded. */
  ledger: Ledger
  /** How this browser and this page load differ from the feed. */
  environment: Environment
  flags: Pick<FlagStore, 'isKnown' | 'failure' | 'retry'>
  notify: NotifyPort
  /** Loads an extension's texts in the current language; resolves even without texts. */
  loadTexts: (namespaces: readonly string[]) => Promise<void>
  /** Text of a manifest key in the current language. */
  manifestText: (name: string, key: string) => string
}

const MISSING = 'this component belongs inside the shell'

const missing = (): never => {
  throw new Error(MISSING)
}

/** Provided once, at the root of the admin. */
export const ShellContext = createContext<Shell>({
  get feed() {
    return missing()
  },
  get registry() {
    return missing()
  },
  get ledger() {
    return missing()
  },
  get environment() {
    return missing()
  },
  get flags() {
    return missing()
  },
  get notify() {
    return missing()
  },
  loadTexts: missing,
  manifestText: missing,
})
