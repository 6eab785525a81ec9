import type { ZoneName } from '@stoa/extension-sdk'
import type { WidgetEntry } from '@stoa/extension-sdk/manifest'
import { useSyncExternalStore, type ComponentType } from 'react'

import type { Admitted } from '../registry.ts'

/** What the overlay puts beside the zones, as long as it is on. */
export interface OverlayParts {
  /** Stands before a zone, also before an empty one. */
  ZoneLabel: ComponentType<{ name: ZoneName; props: object; shown: number; all: number }>
  /** Stands above a widget, in its box. */
  WidgetLabel: ComponentType<{ widget: Admitted<WidgetEntry> }>
  /** Stands once at the edge of the screen. */
  Bar: ComponentType
}

/** Shows authors where the zones of a page are. Nothing of it is loaded before somebody asks. */
export interface ZoneOverlay {
  /** The parts while it is on. */
  parts(): OverlayParts | undefined
  subscribe(listener: () => void): () => void
  /** Rejects when its code could not be loaded. */
  toggle(): Promise<void>
}

/** An overlay that is off; `load` brings its parts. */
export function createZoneOverlay(load: () => Promise<OverlayParts>): ZoneOverlay {
  const listeners = new Set<() => void>()
  let now: OverlayParts | undefined
  let isWanted = false
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
      isWanted = !isWanted
      if (!isWanted) return show(undefined)
      try {
        const parts = await load()
        if (isWanted) show(parts)
      } catch (error) {
        isWanted = false
        throw error
      }
    },
  }
}

/** The overlay of this page. */
export const zoneOverlay = createZoneOverlay(async () => {
  const { overlayParts } = await import(/* webpackChunkName: "zone-overlay" */ './overlay-parts.ts')
  return overlayParts
})

/** The overlay's parts while it is on; renders anew when that changes. */
export const useZoneOverlay = (): OverlayParts | undefined =>
  useSyncExternalStore(zoneOverlay.subscribe, zoneOverlay.parts)
