import type { NotifyPort } from '@stoa/extension-sdk'
import { createContext } from 'react'

import type { FeedContent } from '../federation/feed.ts'
import type { FlagStore } from '../flags/flag-store.ts'
import type { Environment } from './containment/environment.ts'
import type { Ledger } from './containment/ledger.ts'
import type { Registry } from './registry.ts'

/** What the shell's own components around contributions need. */
export interface Shell {
  /** The feed as this page load takes it. */
  feed: FeedContent
  registry: Registry
  /** What was loaded, what failed and what was taken out since the page was loaded. */
  ledger: Ledger
  /** What this browser and this page load change about the feed. */
  environment: Environment
  flags: Pick<FlagStore, 'isKnown'>
  notify: NotifyPort
  /** Loads an extension's texts in the current language; resolves also when there are none. */
  loadTexts: (namespaces: readonly string[]) => Promise<void>
  /** The text of a manifest's key, in the current language. */
  manifestText: (name: string, key: string) => string
}

const MISSING = 'this component belongs inside the shell'

const missing = (): never => {
  throw new Error(MISSING)
}

/** Filled once, at the root of the signed-in part. */
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
