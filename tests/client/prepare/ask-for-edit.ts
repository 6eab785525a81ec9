import { orderEdits } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import type { IdOf } from '../call-row.ts'
import { placeOrder } from './place-order.ts'

/** Requests an edit of the shopper's order: one more gift card, for which the shopper has to pay. */
export async function askForEdit(http: HttpClient, id: IdOf): Promise<{ edit: string; collection: string }> {
  const { order } = await placeOrder(http, id)
  const { order_edit } = await orderEdits.create(http, { order_id: order })
  await orderEdits.addLineItem(http, order_edit.id, { variant_id: id('variant'), quantity: 1 })
  const requested = await orderEdits.requestConfirmation(http, order_edit.id)
  const collection = requested.order_edit.payment_collection_id
  if (!collection) throw new Error('There is nothing to pay for the change')
  return { edit: order_edit.id, collection }
}
