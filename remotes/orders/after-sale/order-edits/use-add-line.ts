import { useAddOrderEditItem, useDeleteOrderEditItemChange } from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'

import { addedLines, type EditLine } from '../model/edit.ts'

/**
 * Adds a line to an edit, and resolves with its id. What a browser sends a second time by itself is taken out of the edit
 * again: it was asked for once.
 */
export function useAddLine(order: AdminOrder, editId: string, lines: readonly EditLine[]) {
  const { mutateAsync: add, isPending } = useAddOrderEditItem()
  const { mutateAsync: takeBack } = useDeleteOrderEditItemChange()
  const addLine = async (variantId: string, quantity: number): Promise<string | undefined> => {
    const before = new Set(lines.map(({ id }) => id))
    const { order_edit: edit } = await add({ id: editId, item: { variant_id: variantId, quantity } })
    const [line, ...again] = addedLines(edit, { order, before, variantId })
    for (const { changeId: itemChangeId } of again)
      // The shell reports why a line was not taken out.
      if (itemChangeId) await takeBack({ id: editId, itemChangeId }).catch(() => undefined)
    return line?.id
  }
  return { addLine, isPending }
}
