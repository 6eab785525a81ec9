import type {
  Address,
  AdminGetOrdersParams,
  AdminOrdersRes,
  ClaimOrder,
  Customer,
  Discount,
  LineItem,
  Order,
  OrderEdit,
  Return,
  ReturnItem,
  SalesChannel,
  Swap,
} from '@medusajs/client-types'

type Declared = AdminOrdersRes['order']
type DeclaredItem = Declared['items'][number]
type DeclaredClaim = Declared['claims'][number]

/** Declared fields that are only sent when a query names them. */
export type UnsentOfOrder = 'billing_address_id' | 'external_id' | 'idempotency_key' | 'shipping_address_id'

/**
 * An order as the backend answers without being asked for anything special; amounts in minor units. The declared type
 * promises totals for the lines of swaps and claims, providers for the region, and addresses, variants, reasons and
 * returns where there may be none.
 */
export type AnsweredOrder = Omit<
  Declared,
  UnsentOfOrder | 'billing_address' | 'claims' | 'items' | 'region' | 'returns' | 'shipping_address' | 'swaps'
> & {
  billing_address: Address | null
  /** A line without a variant has a title and a price of its own. */
  items: (Omit<DeclaredItem, 'gift_card_total' | 'variant'> & { variant: DeclaredItem['variant'] | null })[]
  claims: (Omit<DeclaredClaim, 'additional_items' | 'return_order'> & {
    additional_items: LineItem[]
    /** Null when nothing is to come back. */
    return_order: Return | null
  })[]
  region: NonNullable<Order['region']>
  returns: OrderReturn[]
  shipping_address: Address | null
  swaps: (Omit<Swap, 'additional_items'> & { additional_items: LineItem[] })[]
}

/** A return with its items. */
export type OrderReturn = Return & { items: ReturnItem[] }

/** The answer of every write to an order. */
export interface OrderRes {
  order: AnsweredOrder
}

/** An order with everything that its page shows. Amounts are in minor units. */
export type AdminOrder = Omit<AnsweredOrder, 'claims' | 'returns' | 'swaps'> & {
  claims: ClaimOrder[]
  edits: OrderEdit[]
  returns: OrderReturn[]
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
  /** This and the following are only sent when the list is read with them. */
  discounts?: Pick<Discount, 'id' | 'code'>[]
  items?: Pick<LineItem, 'id' | 'quantity' | 'thumbnail' | 'title'>[]
  sales_channel?: Pick<SalesChannel, 'id' | 'name'> | null
  shipping_address?: Address | null
} & Partial<Record<RowAmount, number | null>>

/** What makes up the total of a row, in minor units; sent when the list is read with it. */
export type RowAmount =
  'subtotal' | 'shipping_total' | 'discount_total' | 'gift_card_total' | 'tax_total' | 'refunded_total'

/** One page of orders. */
export interface OrderPage<Row> {
  orders: Row[]
  count: number
  offset: number
  limit: number
}

/** Filters and sort orders of an order list. The caller cannot choose the fields of the rows. */
export type OrderListQuery = Omit<AdminGetOrdersParams, 'fields' | 'expand'>

/** Paging of an order's reservations; `@medusajs/client-types` lacks the type. */
export interface OrderReservationsQuery {
  /** Default 20. */
  limit?: number
  /** Default 0. */
  offset?: number
  expand?: string
  fields?: string
}
