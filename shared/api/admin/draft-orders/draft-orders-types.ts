import type {
  Address,
  AddressPayload,
  AdminGetDraftOrdersParams,
  Customer,
  AdminDraftOrdersListRes,
  AdminDraftOrdersRes,
  AdminPostDraftOrdersDraftOrderReq,
  DraftOrder,
  LineItem,
  LineItemTaxLine,
  Order,
  Payment,
  Region,
  ShippingMethod,
} from '@medusajs/client-types'

type DeclaredCart = AdminDraftOrdersRes['draft_order']['cart']
type DeclaredRow = AdminDraftOrdersListRes['draft_orders'][number]
type Unsent = 'completed_at' | 'idempotency_key'

/** The taxes are reckoned for this answer only, so they have neither ids nor dates. */
interface Taxed {
  tax_lines?: Pick<LineItemTaxLine, 'code' | 'name' | 'rate'>[]
}

/** The cart of a draft order. Countries are left out: the declared ones have texts where the backend sends numbers. */
type DraftCart = Omit<
  DeclaredCart,
  | 'billing_address'
  | 'items'
  | 'payment'
  | 'payment_session'
  | 'refundable_amount'
  | 'refunded_total'
  | 'region'
  | 'shipping_address'
  | 'shipping_methods'
> & {
  billing_address: Omit<Address, 'country'> | null
  /** A line without a variant has a title and a price of its own. */
  items: (Omit<LineItem, 'tax_lines'> & Taxed)[]
  payment: Payment | null
  region: Region
  shipping_address: Omit<Address, 'country'> | null
  shipping_methods: (Omit<ShippingMethod, 'tax_lines'> & Taxed)[]
}

/**
 * A draft order with its cart; amounts in minor units. The declared type takes its number for a text, and promises an
 * order, a payment, addresses and variants where there may be none.
 */
export type AdminDraftOrder = Omit<DraftOrder, Unsent | 'cart' | 'display_id'> & {
  display_id: number
  cart: DraftCart
}

/** One draft order. */
export interface DraftOrderRes {
  draft_order: AdminDraftOrder
}

/** A draft order of a list. */
export type DraftOrderRow = Omit<DeclaredRow, Unsent | 'cart' | 'display_id' | 'order'> & {
  display_id: number
  cart: Omit<DeclaredRow['cart'], 'payment_session'>
  /** Null until it is paid. */
  order: Order | null
}

/** One page of draft orders. */
export interface DraftOrderPage<Row = DraftOrderRow> {
  draft_orders: Row[]
  count: number
  offset: number
  limit: number
}

/** Filters and sort orders of draft orders. The backend refuses the declared `fields`. */
export type DraftOrderListQuery = Omit<AdminGetDraftOrdersParams, 'expand' | 'fields'>

/** Fields of an address to change: those that are left out stay. An empty text empties a field, null the country. */
type AddressChanges = Omit<AddressPayload, 'country_code'> & { country_code?: string | null }

/** Writable fields of a draft order. An address that is an id takes the place of the saved one. */
export type DraftOrderChanges = Omit<
  AdminPostDraftOrdersDraftOrderReq,
  'billing_address' | 'shipping_address'
> & {
  billing_address?: AddressChanges | string
  shipping_address?: AddressChanges | string
}

/** A draft order as a list row shows it. */
export type ListedDraft = Pick<
  DraftOrder,
  'id' | 'status' | 'order_id' | 'created_at' | 'updated_at' | 'metadata' | 'no_notification_order'
> & {
  display_id: number
  cart: {
    email: string | null
    customer: Pick<Customer, 'id' | 'first_name' | 'last_name'> | null
    region: Pick<Region, 'id' | 'name' | 'currency_code'>
  }
  /** Null until it is paid. */
  order: Pick<Order, 'id' | 'display_id'> | null
}

/** One page of listed draft orders. */
export interface ListedDraftPage {
  draft_orders: ListedDraft[]
  count: number
  /** Fields that were asked for and that draft orders do not have. */
  refusedFields: readonly string[]
}
