import type { IconGlyph } from '@stoa/ui/icon'

import type { Matchable } from './match.ts'
import type { Recent } from './recents.ts'

/** One entry of the palette: opens a page (`href`) or runs an action (`run`). */
export interface Entry extends Matchable {
  /** Unique in the palette and stable across sessions. */
  key: string
  detail?: string
  /** Explanation by the shell. */
  note?: string
  icon: IconGlyph
  /** Address with `/a`. */
  href?: string
  run?: () => void
  /** Two-key sequence that does the same on any page. */
  shortcut?: string
  /** Stored with the key if the entry is a search result. */
  found?: Recent['found']
  /** Visible but not selectable. */
  isDisabled?: boolean
  /** Keeps the palette open. */
  staysOpen?: boolean
}

export interface Section {
  key: string
  label: string
  entries: readonly Entry[]
}
