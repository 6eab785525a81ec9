import { inventoryItemKeys, variantStockKeys } from '../inventory-items/inventory-items-keys.ts'
import { reservationKeys } from '../reservations/reservations-keys.ts'
import { orderKeys } from './orders-keys.ts'

/** What shows an order: its page, and the lists that it may be in. */
export const orderShownKeys = (id: string) => [orderKeys.detail(id), orderKeys.lists()]

/** What shows how much of something is at a stock location, and so what can be sold. */
export const stockKeys = () => [inventoryItemKeys.all, ...variantStockKeys()]

/** What shows how much is set aside, which changes what can be sold. */
export const reservedKeys = () => [reservationKeys.all, ...stockKeys()]

/** What changes when something is packed: without a location neither the stock nor a reservation does. */
export const packedKeys = ({ location_id }: { location_id?: string }) => (location_id ? reservedKeys() : [])
