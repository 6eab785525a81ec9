import type { StoreOrdersRes } from '@medusajs/client-types'

/** Order fields that the API declares but sends to staff only. */
type Withheld =
  | 'billing_address_id'
  | 'canceled_at'
  | 'claims'
  | 'draft_order_id'
  | 'external_id'
  | 'gift_card_transactions'
  | 'gift_cards'
  | 'idempotency_key'
  | 'metadata'
  | 'no_notification'
  | 'refunds'
  | 'shipping_address_id'
  | 'swaps'
  | 'updated_at'

/** An order as shoppers see it, with amounts in minor units. */
export type ShopOrder = Omit<StoreOrdersRes['order'], Withheld>
