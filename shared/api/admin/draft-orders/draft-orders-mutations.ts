import type {
  AdminPostDraftOrdersDraftOrderLineItemsItemReq,
  AdminPostDraftOrdersDraftOrderLineItemsReq,
  AdminPostDraftOrdersReq,
} from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { useWrite, useWriteEach } from '@stoa/api/react'
import { customerKeys, discountKeys, draftOrderKeys, giftCardKeys, orderKeys } from '../keys.ts'
import * as draftOrderCalls from './draft-orders-calls.ts'
import type { DraftOrderChanges, DraftOrderRes } from './draft-orders-types.ts'
import { withdrawDraft } from './withdraw-draft.ts'

interface OneDraft {
  id: string
}

interface ItemUpdate extends OneDraft {
  itemId: string
  changes: AdminPostDraftOrdersDraftOrderLineItemsItemReq
}

const draftKeys = ({ id }: OneDraft) => [draftOrderKeys.detail(id), draftOrderKeys.lists()]

/** Creates a draft order for a person, who becomes a customer. The form shows an error. */
export const useCreateDraftOrder = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostDraftOrdersReq) => draftOrderCalls.create(http, payload),
    stale: () => [draftOrderKeys.lists(), customerKeys.lists()],
  })

/** Changes email, addresses, region, discounts or owner. The form shows an error. */
export const useUpdateDraftOrder = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: OneDraft & { changes: DraftOrderChanges }) =>
      draftOrderCalls.update(http, id, changes),
    stale: ({ id, changes }) => [...draftKeys({ id }), ...(changes.email ? [customerKeys.lists()] : [])],
  })

/** Deletes a draft order with its lines, so that its payment link leads to no cart that could be paid. */
export const useDeleteDraftOrder = () =>
  useWrite({
    call: (http, { id }: OneDraft) => withdrawDraft(http, id),
    stale: draftKeys,
    gone: ({ id }) => [draftOrderKeys.detail(id)],
  })

/** Deletes several draft orders, a few at a time, each as {@link useDeleteDraftOrder} does. */
export const useDeleteDraftOrders = () =>
  useWriteEach({
    call: withdrawDraft,
    stale: (ids) => [draftOrderKeys.lists(), ...ids.map((id) => draftOrderKeys.detail(id))],
    gone: (ids) => ids.map((id) => draftOrderKeys.detail(id)),
  })

/** Makes a paid order of it, which uses its discounts and makes the gift cards that it sells. */
export const useMarkDraftOrderPaid = () =>
  useWrite({
    call: (http, { id }: OneDraft) => draftOrderCalls.markPaid(http, id),
    stale: ({ id }) => [
      ...draftKeys({ id }),
      orderKeys.lists(),
      customerKeys.lists(),
      customerKeys.details(),
      discountKeys.lists(),
      discountKeys.details(),
      discountKeys.codes(),
      giftCardKeys.lists(),
    ],
  })

/** Adds a line to a draft order. The form shows an error. */
export const useAddDraftOrderItem = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, item }: OneDraft & { item: AdminPostDraftOrdersDraftOrderLineItemsReq }) =>
      draftOrderCalls.addLineItem(http, id, item),
    stale: draftKeys,
  })

/**
 * Changes a line of a draft order. Its quantity is shown at once and reverted if the server refuses; the totals
 * follow the answer.
 */
export const useUpdateDraftOrderItem = () =>
  useWrite({
    call: (http, { id, itemId, changes }: ItemUpdate) =>
      draftOrderCalls.updateLineItem(http, id, itemId, changes),
    stale: draftKeys,
    preview: showAtOnce,
  })

/** Removes a line from a draft order. */
export const useRemoveDraftOrderItem = () =>
  useWrite({
    call: (http, { id, itemId }: OneDraft & { itemId: string }) =>
      draftOrderCalls.removeLineItem(http, id, itemId),
    stale: draftKeys,
  })

function showAtOnce(cache: QueryClient, { id, itemId, changes: { quantity } }: ItemUpdate) {
  if (quantity === undefined) return
  cache.setQueryData<Partial<DraftOrderRes>>(draftOrderKeys.detail(id), (shown) => {
    const draft = shown?.draft_order
    if (!draft) return shown
    const items = draft.cart.items
      .map((item) => (item.id === itemId ? { ...item, quantity } : item))
      .filter((item) => item.quantity > 0)
    return { draft_order: { ...draft, cart: { ...draft.cart, items } } }
  })
}
