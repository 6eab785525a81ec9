import type { LineItem, ReservationItemDTO } from '@medusajs/client-types'
import type { InventoryItem } from '../inventory-items/inventory-items-types.ts'
import type { OrNull } from '../or-null.ts'

/** Reserved stock. The declared type lacks the order line that it may be reserved for. */
export type Reservation = OrNull<ReservationItemDTO> & { line_item_id: string | null }

/** A reservation of a list: `line_item` and `inventory_item` are there if the query expands them. */
export type ReservationRow = Reservation & { line_item?: LineItem; inventory_item?: InventoryItem }

/** One page of reservations. */
export interface ReservationPage {
  reservations: ReservationRow[]
  count: number
  offset: number
  limit: number
}
