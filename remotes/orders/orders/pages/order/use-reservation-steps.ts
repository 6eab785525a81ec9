import type { Step } from '@stoa/admin/steps'
import { useDeleteReservations, useUpdateReservation } from '@stoa/api/admin/reservations'
import { useTranslation } from '@stoa/extension-sdk'

import type { LineReservation } from '../../model/packing.ts'

/** What is set aside for one line. */
export type LineReservations = readonly (LineReservation & { id: string; inventory_item_id: string })[]

interface Row {
  location_id: string
  quantity: number | null
}

/** Returns a function that makes a step for each changed reservation; without pieces it is deleted. */
export function useReservationSteps(
  title: string,
  reservations: LineReservations,
): (rows: readonly Row[]) => Step[] {
  const { t } = useTranslation()
  const { mutateAsync: update } = useUpdateReservation()
  const { mutateAsync: deleteEach } = useDeleteReservations()
  const release = async (id: string) => {
    const [written] = await deleteEach({ ids: [id], change: undefined })
    if (written?.error !== undefined) throw written.error
  }
  return (rows) =>
    reservations.flatMap(({ id, inventory_item_id: inventoryItemId, location_id, quantity }, index) => {
      const row = rows[index]
      if (!row || (row.location_id === location_id && row.quantity === quantity)) return []
      const pieces = row.quantity ?? 0
      const changes = { location_id: row.location_id, quantity: pieces }
      return {
        id,
        label: t('orders.fulfillment.content', { quantity: pieces, title }),
        run: () => (pieces > 0 ? update({ id, inventoryItemId, changes }) : release(id)),
      }
    })
}
