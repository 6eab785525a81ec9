import { useEffect } from 'react'

import { isOverlayKey } from './overlay-keys.ts'
import { useZoneOverlay, zoneOverlay } from './zone-overlay.ts'

/** Where the overlay says that it is on. While this is there, its keys show and hide it. */
export function OverlayHost({ onFailure }: { onFailure: (error: unknown) => void }) {
  const overlay = useZoneOverlay()
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isOverlayKey(event)) return
      event.preventDefault()
      zoneOverlay.toggle().catch(onFailure)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [onFailure])
  return overlay ? <overlay.Bar /> : null
}
