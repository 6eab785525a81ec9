import type { ComponentType } from 'react'

/** Overlays that can open over a page. */
export type OverlayName = 'search' | 'shortcuts' | 'help' | 'activity'

/** Actions of the topbar and its overlays. */
export interface TopbarActions {
  show: (name: OverlayName) => void
  signOut: () => void
  /** Shows progress until the work has settled. */
  follow: (label: string, work: Promise<unknown>) => void
}

/** Props of every overlay. */
export interface OverlayProps {
  actions: TopbarActions
  /** Answers what was typed before its field had the focus, once. */
  typed?: (() => string) | undefined
  onClose: () => void
}

/** Loads each overlay on first use. */
export const OVERLAYS: Readonly<Record<OverlayName, () => Promise<ComponentType<OverlayProps>>>> = {
  search: async () => (await import(/* webpackChunkName: "search" */ '../search/palette.tsx')).Palette,
  shortcuts: async () =>
    (await import(/* webpackChunkName: "shortcuts" */ '../shortcuts/shortcut-sheet.tsx')).ShortcutSheet,
  activity: async () =>
    (await import(/* webpackChunkName: "activity" */ '../activity/activity-drawer.tsx')).ActivityDrawer,
  help: async () => (await import(/* webpackChunkName: "help" */ './help-dialog.tsx')).HelpDialog,
}
