import type { NotifyPort } from '../ports/notify.ts'
import type { Load } from './load.ts'
import type { Visibility } from './visibility.ts'
import type { AnyZone, PropsIn } from './zones.ts'

/** The props of a widget in zone `Z`: the page's entity, if it has one, and `notify`. */
export type WidgetProps<Z extends AnyZone> = PropsIn<Z> & { notify: NotifyPort }

/**
 * A component shown in a zone of another remote's page.
 * It loads when the zone is on screen and has a boundary and a deadline of its own: if it fails, only it fails.
 */
export interface Widget<Z extends AnyZone = AnyZone> extends Visibility {
  /** Unique within the extension; letters, digits and dashes. */
  id: string
  /** One zone, or several; the component gets the props of the zone in which it is shown. */
  zone: Z | readonly [Z, ...Z[]]
  /** The height reserved until the widget has rendered, in CSS pixels, so that the page does not jump. 96 by default. */
  height?: number
  /**
   * Relations of the page's record that the widget shows, as the Admin API names them: `sales_channel`, or `items.variant`.
   * The page reads them in its own request, so that the record has them; for the `details` zones of orders, products and
   * customers, and of the first 20 widgets. A relation that the store refuses is left out.
   */
  expand?: readonly string[]
  load: Load<WidgetProps<Z>>
}
