import type { AdminGetReservationsParams } from '@medusajs/client-types'
import type { ListFilter, ListQuery } from '@stoa/admin/list'

/** The declared parameters lack those that every list of the API has, and who made a reservation. */
export type ReservationQuery = AdminGetReservationsParams & {
  order?: string
  fields?: string
  expand?: string
  created_by?: string[]
}

/** The store takes one text for the description; the whole of it says more than a part. */
export function reservationQuery(query: ListQuery, { set }: ListFilter) {
  const [part] = set['description'] ?? []
  const [whole] = set['described_as'] ?? []
  return {
    ...query,
    ...(part && { description: { contains: part } }),
    ...(whole && { description: whole }),
  }
}
