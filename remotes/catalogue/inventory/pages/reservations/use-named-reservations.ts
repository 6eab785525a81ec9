import { inBatches } from '@stoa/admin/actions'
import { inventoryItemQueries } from '@stoa/api/admin/inventory-items'
import type { ReservationRow } from '@stoa/api/admin/reservations'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useQueries, type QueryClient } from '@tanstack/react-query'

import { locationChoices } from '../../components/use-locations.ts'
import { isNameless } from '../../model/reservation-name.ts'
import { itemLine } from '../../model/stock-item.ts'

/** A reservation with the name of its location, as soon as that is known. */
export type NamedReservation = ReservationRow & { location_name?: string }

type Names = ReadonlyMap<string, string>

/** The backend misreads longer lists of ids. */
const IDS = 20

const namelessItems = (rows: readonly ReservationRow[]) =>
  inBatches([...new Set(rows.filter(isNameless).map((row) => row.inventory_item_id))], IDS)

function named(rows: readonly ReservationRow[], items: Names, locations: Names): NamedReservation[] {
  return rows.map((row) => {
    const { inventory_item: item, inventory_item_id, location_id } = row
    const title = isNameless(row) ? items.get(inventory_item_id) : undefined
    const location_name = locations.get(location_id)
    return {
      ...row,
      ...(item && title !== undefined && { inventory_item: { ...item, title } }),
      ...(location_name !== undefined && { location_name }),
    }
  })
}

interface NamedLocation {
  id: string
  name: string
}

const namesOf = (locations: readonly NamedLocation[]) => new Map(locations.map(({ id, name }) => [id, name]))

/** The same for reservations of all pages, for a file. */
export async function completeReservations(
  rows: readonly NamedReservation[],
  cache: QueryClient,
  http: HttpClient,
): Promise<NamedReservation[]> {
  const queries = inventoryItemQueries(http)
  const items = new Map<string, string>()
  for (const id of namelessItems(rows)) {
    const { inventory_items } = await cache.fetchQuery(queries.rows({ id, limit: IDS }))
    for (const item of inventory_items) items.set(item.id, itemLine(item))
  }
  const locations = await locationChoices(cache, http)
  return named(rows, items, new Map(locations.map(({ id, label }) => [id, label])))
}

/** Reservations without an order know only the item; it takes the name of what is sold from it. */
export function useNamedReservations<
  List extends { page: { rows: readonly ReservationRow[]; count: number } | undefined },
>(list: List, locations: readonly NamedLocation[] = []) {
  const queries = inventoryItemQueries(useApi())
  const rows = list.page?.rows ?? []
  const items = useQueries({
    queries: namelessItems(rows).map((id) => queries.rows({ id, limit: IDS })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) => data?.inventory_items.map((item) => [item.id, itemLine(item)]) ?? []),
      ),
  })
  return { ...list, page: list.page && { ...list.page, rows: named(rows, items, namesOf(locations)) } }
}
