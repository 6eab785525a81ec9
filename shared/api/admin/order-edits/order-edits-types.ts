import type {
  AdminOrderEditsRes,
  LineItemTaxLine,
  OrderItemChange,
  PaymentCollection,
  ProductVariant,
} from '@medusajs/client-types'

type Declared = AdminOrderEditsRes['order_edit']
type DeclaredItem = Declared['items'][number]

/**
 * An order edit; its totals, in minor units, are those that the order would have. The declared type promises both
 * lines of every change, though an added or removed line is only one of them, and variants and payments where there
 * may be none.
 */
export type AdminOrderEdit = Omit<Declared, 'changes' | 'items' | 'payment_collection' | 'updated_at'> & {
  changes: OrderItemChange[]
  /** A line without a variant has a title and a price of its own, and perhaps no taxes. */
  items: (Omit<DeclaredItem, 'gift_card_total' | 'tax_lines' | 'variant'> & {
    tax_lines?: LineItemTaxLine[]
    variant: ProductVariant | null
  })[]
  /** The payment that is due, once it was requested. */
  payment_collection: PaymentCollection | null
}

/** One order edit. */
export interface OrderEditRes {
  order_edit: AdminOrderEdit
}

/** One page of order edits. */
export interface OrderEditPage {
  order_edits: AdminOrderEdit[]
  count: number
  offset: number
  limit: number
}

/** The payload of a confirmation request; `@medusajs/client-types` lacks the type. */
export interface OrderEditRequest {
  /** The description of the payment, if the edit costs more. */
  payment_collection_description?: string
}
