import type { IconGlyph } from '../icon/icon.tsx'

/** One menu item: an action (`onAction`) or a link (`href`). */
export interface MenuEntry {
  id: string
  label: string
  icon?: IconGlyph
  /** danger: destroys something. Default plain. */
  tone?: 'plain' | 'danger'
  isDisabled?: boolean
  /** May return a promise: the button of a table row's menu is busy until it settles. */
  onAction?: () => unknown
  /** An address, opened by the navigation of `UiProvider`. */
  href?: string
}
