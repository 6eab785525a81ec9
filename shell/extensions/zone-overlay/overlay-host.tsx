import { useZoneOverlay } from './zone-overlay.ts'

/** Where the overlay says that it is on. */
export function OverlayHost() {
  const overlay = useZoneOverlay()
  return overlay ? <overlay.Bar /> : null
}
