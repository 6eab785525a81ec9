import type { ComponentType } from 'react'

import { WithTexts } from '../../language/with-texts.tsx'
import { OverlayBar } from './overlay-bar.tsx'
import { WidgetLabel } from './widget-label.tsx'
import type { OverlayParts } from './zone-overlay.ts'
import { ZoneLabel } from './zone-label.tsx'

/** The texts come with the overlay, not with the first page. */
const withTexts =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <WithTexts namespace="extensions">
      <Part {...props} />
    </WithTexts>
  )

export const overlayParts: OverlayParts = {
  ZoneLabel: withTexts(ZoneLabel),
  WidgetLabel: withTexts(WidgetLabel),
  Bar: withTexts(OverlayBar),
}
