import type {
  AdminGetOrdersParams,
  AdminOrdersRes,
  ClaimOrder,
  Customer,
  Order,
  OrderEdit,
  Return,
  ReturnItem,
  SalesChannel,
  Swap,
} from '@medusajs/client-types'

/** An order with everything that its page shows. Amounts are in minor units. */
export type AdminOrder = Omit<AdminOrdersRes['order'], 'claims' | 'returns' | 'swaps'> & {
  claims: ClaimOrder[]
  edits: OrderEdit[]
  returns: (Return & { items: ReturnItem[] })[]
  sales_channel: SalesChannel | null
  swaps: Swap[]
}

/** An order as a list row shows it. `total` is in minor units of the currency. */
export type OrderRow = Pick<
  Order,
  | 'id'
  | 'display_id'
  | 'created_at'
  | 'email'
  | 'fulfillment_status'
  | 'payment_status'
  | 'status'
  | 'currency_code'
> & {
  total: number
  customer: Pick<Customer, 'id' | 'first_name' | 'last_name' | 'email'> | null
}

/** One page of orders. */
export interface OrderPage<Row> {
  orders: Row[]
  count: number
  offset: number
  limit: number
}

/** What an order list can be narrowed and sorted by. The fields of the rows are not the caller's choice. */
export type OrderListQuery = Omit<AdminGetOrdersParams, 'fields' | 'expand'>
