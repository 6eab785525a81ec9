import type { AdminPostReservationsReq, AdminPostReservationsReservationReq } from '@medusajs/client-types'
import { useWrite, useWriteEach } from '@stoa/api/react'
import { inventoryItemKeys, orderKeys, reservationKeys, variantStockKeys } from '../keys.ts'
import * as reservationCalls from './reservations-calls.ts'

interface ReservationOfItem {
  id: string
  inventoryItemId: string
}

const staleStock = (inventoryItemId: string) => [
  reservationKeys.lists(),
  inventoryItemKeys.lists(),
  inventoryItemKeys.detail(inventoryItemId),
  ...variantStockKeys(),
]

// An order's reservations are keyed below it, and the order of a line is unknown.
const staleReservation = ({ id, inventoryItemId }: ReservationOfItem) => [
  ...staleStock(inventoryItemId),
  reservationKeys.detail(id),
  orderKeys.details(),
]

/** Keeps some of an item. The form shows an error. */
export const useCreateReservation = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostReservationsReq) => reservationCalls.create(http, payload),
    stale: ({ inventory_item_id, line_item_id }) => [
      ...staleStock(inventory_item_id),
      ...(line_item_id ? [orderKeys.details()] : []),
    ],
  })

/** Changes the quantity, location and description. The form shows an error. */
export const useUpdateReservation = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: ReservationOfItem & { changes: AdminPostReservationsReservationReq }) =>
      reservationCalls.update(http, id, changes),
    stale: staleReservation,
  })

/** Releases the stock. */
export const useDeleteReservation = () =>
  useWrite({
    call: (http, { id }: ReservationOfItem) => reservationCalls.delete(http, id),
    stale: staleReservation,
    gone: ({ id }) => [reservationKeys.detail(id)],
  })

/** Releases the stock of several reservations. The list shows the result of each. */
export const useDeleteReservations = () =>
  useWriteEach({
    call: (http, id) => reservationCalls.delete(http, id),
    stale: (ids) => [
      reservationKeys.lists(),
      ...ids.map((id) => reservationKeys.detail(id)),
      inventoryItemKeys.all,
      ...variantStockKeys(),
      orderKeys.details(),
    ],
  })
