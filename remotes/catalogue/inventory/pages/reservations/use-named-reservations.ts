import { inventoryItemQueries } from '@stoa/api/admin/inventory-items'
import type { ReservationRow } from '@stoa/api/admin/reservations'
import { useApi } from '@stoa/api/react'
import { useQueries } from '@tanstack/react-query'

import { inBatches } from '../../../pricing/model/price-writes.ts'
import { isNameless } from '../../model/reservation-name.ts'
import { itemLine } from '../../model/stock-item.ts'

/** The backend misreads longer lists of ids. */
const IDS = 20

/** Reservations without an order know only the item; it takes the name of what is sold from it. */
export function useNamedReservations(
  rows: readonly ReservationRow[] | undefined,
): readonly ReservationRow[] | undefined {
  const queries = inventoryItemQueries(useApi())
  const ids = [...new Set(rows?.filter(isNameless).map((row) => row.inventory_item_id))]
  const names = useQueries({
    queries: inBatches(ids, IDS).map((id) => queries.rows({ id, limit: IDS })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) => data?.inventory_items.map((item) => [item.id, itemLine(item)]) ?? []),
      ),
  })
  return rows?.map((row) => {
    const { inventory_item: item } = row
    const title = isNameless(row) ? names.get(row.inventory_item_id) : undefined
    return item && title !== undefined ? { ...row, inventory_item: { ...item, title } } : row
  })
}
