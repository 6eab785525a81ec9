import { useReportFailure } from '@stoa/admin/form'
import { useAddOrderEditItem, useDeleteOrderEditItemChange } from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'

import { changesOfSecond, type EditLine } from '../model/edit.ts'

/**
 * Adds a line for each variant. What a browser sends a second time by itself is taken out of the edit again: it was asked
 * for once.
 */
export function useAddLines(order: AdminOrder, editId: string, lines: readonly EditLine[]) {
  const reportFailure = useReportFailure()
  const { mutateAsync: add, isPending } = useAddOrderEditItem()
  const { mutateAsync: takeBack } = useDeleteOrderEditItemChange()
  const addLines = async (variants: readonly { id: string }[]) => {
    const known = new Set(lines.map(({ id }) => id))
    try {
      for (const { id } of variants) {
        const { order_edit: edit } = await add({ id: editId, item: { variant_id: id, quantity: 1 } })
        for (const itemChangeId of changesOfSecond(edit, { order, known, variantId: id }))
          await takeBack({ id: editId, itemChangeId })
        for (const item of edit.items) known.add(item.id)
      }
    } catch (error) {
      reportFailure(error)
    }
  }
  return { addLines, isPending }
}
