import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import type { Lane } from './lane.ts'

/** Name of the extension that misbehaves where a cell writes one. */
export const CULPRIT = 'culprit'

/** What a cell has put into its lane. */
export interface Installed {
  /** What is wrong, for the feed. */
  extensions: readonly unknown[]
  /** What the author or the operator does about it. */
  heal?: () => void
  /** Extension entries that take the culprit's place in the feed once it is healed. */
  healed?: readonly FeedEntry[]
}

/** Where people read who it was; what is named here must be found there. */
export interface Named {
  /** In its own place on the page. */
  panel?: RegExp
  toast?: RegExp
  banner?: RegExp
  /** In the browser's console, as `[stoa] name`. */
  console?: true
  /** On Settings → Extensions, in its line. */
  operator?: RegExp
}

/** One misbehaviour and what becomes of everything else. */
export interface Cell {
  name: string
  /** The culprit's name and the text of its sound page. */
  culprit: { name: string; link: string; sound: RegExp }
  install: (lane: Lane) => Installed
  named: Named
  /** How it comes back once it is fixed: by “Try again” where it was, or by reloading the page. */
  retry: 'button' | 'reload' | 'none'
  /** Path below the admin where the visit begins; the product list by default. */
  start?: string
  /** Makes it misbehave when opening its page is not enough; answers what the table notes. `content`: what its page shows. */
  provoke?: (page: Page, lane: Lane, content: Locator | FrameLocator) => Promise<string | void>
  /** Its operator keeps it in frames. Default: it runs in the page. */
  isolation?: 'frame'
  /** Its page is not there, or cannot be opened: only the rest is looked at. */
  hasNoPage?: true
  /** Browsers get no usable feed. */
  withoutFeed?: {
    /** What the banner says. */
    banner: RegExp
    /** The answer for the feed; it never comes if there is none. */
    body?: string
  }
  /** Runs in one realm with everything else and cannot be held back: what is done instead. */
  uncontained?: string
  note?: string
}

/** What was seen of a cell. */
export interface Outcome {
  cell: Cell
  contained: boolean
  /** Places where the culprit was named. */
  named: readonly string[]
  /** Milliseconds from signing in until the product list stood, with the culprit on it. */
  usableAfter?: number
  retry: string
  note: string
  /** What broke outside of the culprit, or was not as the cell says. */
  faults: readonly string[]
}
