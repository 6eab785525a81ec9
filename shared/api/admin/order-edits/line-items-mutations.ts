import type { AdminPostOrderEditsEditLineItemsReq } from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '@stoa/api/react'
import * as orderEditCalls from './order-edits-calls.ts'
import { orderEditKeys } from '../keys.ts'
import type { OrderEditRes } from './order-edits-types.ts'

interface OneEdit {
  id: string
}

interface NewQuantity extends OneEdit {
  itemId: string
  quantity: number
}

const editKeys = ({ id }: OneEdit) => [orderEditKeys.detail(id), orderEditKeys.lists()]

/** Adds a line to an edit. The form shows an error. */
export const useAddOrderEditItem = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, item }: OneEdit & { item: AdminPostOrderEditsEditLineItemsReq }) =>
      orderEditCalls.addLineItem(http, id, item),
    stale: editKeys,
  })

/**
 * Changes the quantity of a line of an edit. It is shown at once and reverted if the server refuses; the totals
 * follow the answer.
 */
export const useUpdateOrderEditItem = () =>
  useWrite({
    call: (http, { id, itemId, quantity }: NewQuantity) =>
      orderEditCalls.updateLineItem(http, id, itemId, { quantity }),
    stale: editKeys,
    preview: showAtOnce,
  })

/** Removes an existing line of the order in an edit. */
export const useRemoveOrderEditItem = () =>
  useWrite({
    call: (http, { id, itemId }: OneEdit & { itemId: string }) =>
      orderEditCalls.removeLineItem(http, id, itemId),
    stale: editKeys,
  })

/** Deletes a line that an edit added. */
export const useDeleteOrderEditItemChange = () =>
  useWrite({
    call: (http, { id, itemChangeId }: OneEdit & { itemChangeId: string }) =>
      orderEditCalls.deleteItemChange(http, id, itemChangeId),
    stale: editKeys,
  })

function showAtOnce(cache: QueryClient, { id, itemId, quantity }: NewQuantity) {
  cache.setQueriesData<Partial<OrderEditRes>>({ queryKey: orderEditKeys.detail(id) }, (shown) => {
    const edit = shown?.order_edit
    if (!edit) return shown
    const items = edit.items.map((item) => (item.id === itemId ? { ...item, quantity } : item))
    return { order_edit: { ...edit, items } }
  })
}
