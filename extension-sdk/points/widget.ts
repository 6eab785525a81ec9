import type { NotifyPort } from '../ports/notify.ts'
import type { Load } from './load.ts'
import type { Visibility } from './visibility.ts'
import type { Zone, ZoneProps } from './zones.ts'

/** What a widget in zone `Z` is given: the page's entity, if it has one, and `notify`. */
export type WidgetProps<Z extends Zone> = ZoneProps[Z] & { notify: NotifyPort }

/**
 * A component shown in a zone of another remote's page.
 * It loads when the zone is on screen and has a boundary and a deadline of its own: if it fails, only it fails.
 */
export interface Widget<Z extends Zone = Zone> extends Visibility {
  /** Unique within the extension; letters, digits and dashes. */
  id: string
  /** One zone, or several; the component is given the props of the zone that it stands in. */
  zone: Z | readonly [Z, ...Z[]]
  /** Room kept free until the widget has rendered, in CSS pixels, so that the page does not jump. 96 by default. */
  height?: number
  load: Load<WidgetProps<Z>>
}
