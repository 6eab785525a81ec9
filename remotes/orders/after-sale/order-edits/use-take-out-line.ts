import { useDeleteOrderEditItemChange, useRemoveOrderEditItem } from '@stoa/api/admin/order-edits'

import type { EditLine } from '../model/edit.ts'

/** Takes a line out of an edit: one of the order, or one that the edit added. The shell reports why a line was not taken out. */
export function useTakeOutLine(editId: string) {
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveOrderEditItem()
  const { mutateAsync: takeBack, isPending: isTakingBack } = useDeleteOrderEditItemChange()
  const takeOut = async ({ id, changeId }: EditLine): Promise<void> => {
    const call =
      changeId === undefined
        ? remove({ id: editId, itemId: id })
        : takeBack({ id: editId, itemChangeId: changeId })
    await call.catch(() => undefined)
  }
  return { takeOut, isPending: isRemoving || isTakingBack }
}
