import type { ZoneName } from '@stoa/extension-sdk'
import type { WidgetEntry } from '@stoa/extension-sdk/manifest'
import { useSyncExternalStore, type ComponentType } from 'react'

import type { Admitted } from '../registry.ts'

/** Components that the overlay renders around zones. */
export interface OverlayParts {
  /** Rendered before every zone, even empty ones. */
  ZoneLabel: ComponentType<{ name: ZoneName; props: object; shown: number; all: number }>
  /** Rendered above each widget. */
  WidgetLabel: ComponentType<{ widget: Admitted<WidgetEntry> }>
  /** Rendered once at the edge of the screen. */
  Bar: ComponentType
}

/** Shows authors the zones of a page. Loads no code before the first toggle. */
export interface ZoneOverlay {
  /** The components while the overlay is on. */
  parts(): OverlayParts | undefined
  subscribe(listener: () => void): () => void
  /** Rejects if its code cannot be loaded. */
  toggle(): Promise<void>
}

/** Creates an overlay that is off; `load` fetches its components. */
export function createZoneOverlay(load: () => Promise<OverlayParts>): ZoneOverlay {
  const listeners = new Set<() => void>()
  let now: OverlayParts | undefined
  let isOn = false
  const show = (next: OverlayParts | undefined) => {
    now = next
    for (const listener of listeners) listener()
  }
  return {
    parts: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async toggle() {
      isOn = !isOn
      if (!isOn) return show(undefined)
      try {
        const parts = await load()
        if (isOn) show(parts)
      } catch (error) {
        isOn = false
        throw error
      }
    },
  }
}

/** The overlay of this page. */
export const zoneOverlay = createZoneOverlay(async () => {
  const { overlayParts } = await import(/* webpackChunkName: "zone-overlay" */ './overlay-parts.tsx')
  return overlayParts
})

/** The overlay's components while it is on; re-renders on changes. */
export const useZoneOverlay = (): OverlayParts | undefined =>
  useSyncExternalStore(zoneOverlay.subscribe, zoneOverlay.parts)
