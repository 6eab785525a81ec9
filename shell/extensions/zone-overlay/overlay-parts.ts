import { OverlayBar } from './overlay-bar.tsx'
import { WidgetLabel } from './widget-label.tsx'
import type { OverlayParts } from './zone-overlay.ts'
import { ZoneLabel } from './zone-label.tsx'

export const overlayParts: OverlayParts = { ZoneLabel, WidgetLabel, Bar: OverlayBar }
