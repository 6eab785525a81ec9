import type { ComponentType } from 'react'

/** What can stand over a page. */
export type OverlayName = 'search' | 'shortcuts' | 'help' | 'activity'

/** What the bar and what it opens can do. */
export interface Doings {
  show: (name: OverlayName) => void
  signOut: () => void
  /** Shows that something is going on until it is over. */
  follow: (label: string, work: Promise<unknown>) => void
}

/** What everything that stands over a page is given. */
export interface OverlayProps {
  doings: Doings
  onClose: () => void
}

/** Where each lives; fetched when somebody first asks for it. */
export const OVERLAYS: Readonly<Record<OverlayName, () => Promise<ComponentType<OverlayProps>>>> = {
  search: async () => (await import(/* webpackChunkName: "search" */ '../search/palette.tsx')).Palette,
  shortcuts: async () =>
    (await import(/* webpackChunkName: "shortcuts" */ '../shortcuts/shortcut-sheet.tsx')).ShortcutSheet,
  activity: async () =>
    (await import(/* webpackChunkName: "activity" */ '../activity/activity-drawer.tsx')).ActivityDrawer,
  help: async () => (await import(/* webpackChunkName: "help" */ './help-dialog.tsx')).HelpDialog,
}
