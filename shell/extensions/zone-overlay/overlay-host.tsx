import { useEffect } from 'react'

import { isOverlayKey } from './overlay-keys.ts'
import { useZoneOverlay, zoneOverlay } from './zone-overlay.ts'

/** Shows the overlay bar; its keys toggle the overlay while mounted. */
export function OverlayHost({ onFailure }: { onFailure: (error: unknown) => void }) {
  const overlay = useZoneOverlay()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOverlayKey(event)) return
      event.preventDefault()
      zoneOverlay.toggle().catch(onFailure)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onFailure])
  return overlay ? <overlay.Bar /> : null
}
