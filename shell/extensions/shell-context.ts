import type { NotifyPort } from '@stoa/extension-sdk'
import { createContext } from 'react'

import type { Registry } from './registry.ts'

/** What the shell's own components around contributions need. */
export interface Shell {
  registry: Registry
  notify: NotifyPort
  /** Loads an extension's texts in the current language; resolves also when there are none. */
  loadTexts: (name: string) => Promise<void>
  /** The text of a manifest's key, in the current language. */
  manifestText: (name: string, key: string) => string
}

const MISSING = 'this component belongs inside the shell'

const missing = (): never => {
  throw new Error(MISSING)
}

/** Filled once, at the root of the signed-in part. */
export const ShellContext = createContext<Shell>({
  get registry() {
    return missing()
  },
  get notify() {
    return missing()
  },
  loadTexts: missing,
  manifestText: missing,
})
