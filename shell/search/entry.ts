import type { IconGlyph } from '@stoa/ui/icon'

import type { Matchable } from './match.ts'
import type { Recent } from './recents.ts'

/** One line of the palette: goes somewhere (`href`) or does something (`run`). */
export interface Entry extends Matchable {
  /** Unique in the palette, and the same tomorrow. */
  key: string
  detail?: string
  /** What the shell itself has to say about it. */
  note?: string
  icon: IconGlyph
  /** An address of the admin, with `/a`. */
  href?: string
  run?: () => void
  /** Two keys that do the same from any page. */
  shortcut?: string
  /** What to remember of it besides its key. */
  found?: Recent['found']
  /** Shows that there is something, although nobody can open it. */
  isDisabled?: boolean
  /** The palette stays open. */
  staysOpen?: boolean
}

/** Lines under one heading. */
export interface Section {
  key: string
  label: string
  entries: readonly Entry[]
}
