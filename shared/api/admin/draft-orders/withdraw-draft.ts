import { hasStatus } from '@stoa/api/http'
import type { HttpClient } from '@stoa/api/http'
import * as draftOrderCalls from './draft-orders-calls.ts'

/**
 * Takes the lines out of a draft order and deletes it. The backend keeps the cart of a deleted one, and with its lines the
 * shopper who follows the payment link would be refused at the last step only. Succeeds when the draft no longer exists;
 * refused with 404 once it is paid.
 */
export async function withdrawDraft(http: HttpClient, id: string) {
  for (const itemId of await openLines(http, id)) await draftOrderCalls.removeLineItem(http, id, itemId)
  return draftOrderCalls.delete(http, id)
}

async function openLines(http: HttpClient, id: string): Promise<readonly string[]> {
  try {
    const { draft_order: draft } = await draftOrderCalls.retrieve(http, id)
    return draft.status === 'open' ? draft.cart.items.map((item) => item.id) : []
  } catch (error) {
    if (hasStatus(error, 404)) return []
    throw error
  }
}
