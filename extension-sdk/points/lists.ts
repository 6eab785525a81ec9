import type {
  Customer,
  CustomerGroup,
  Discount,
  DraftOrder,
  GiftCard,
  InventoryItem,
  Order,
  PriceList,
  Product,
  ProductCategory,
  ProductCollection,
} from './entities.ts'

/** Every list that can be extended, with its rows. A row has its `id`, what the list itself shows and `fields`. */
export interface ListRows {
  order: Order
  draft_order: DraftOrder
  customer: Customer
  customer_group: CustomerGroup
  product: Product
  product_category: ProductCategory
  product_collection: ProductCollection
  price_list: PriceList
  discount: Discount
  gift_card: GiftCard
  inventory_item: InventoryItem
}

/** The name of a list. */
export type ListName = keyof ListRows

/** No row has this property. It keeps the types of two lists apart, whose fields may all be missing. */
declare const LIST: unique symbol

/** One row of a list: what the list asks the store for is there, anything else may be missing. */
export type RowOf<List extends ListName> = Pick<ListRows[List], 'id'> &
  Partial<ListRows[List]> & { readonly [LIST]?: List }

/** The same names as data, for checks of a manifest. The compiler keeps the list complete. */
export const LISTS: readonly ListName[] = Object.keys({
  order: 0,
  draft_order: 0,
  customer: 0,
  customer_group: 0,
  product: 0,
  product_category: 0,
  product_collection: 0,
  price_list: 0,
  discount: 0,
  gift_card: 0,
  inventory_item: 0,
} satisfies Record<ListName, 0>) as ListName[]

/** What every contribution to a list says. */
export interface InList<List extends ListName> {
  /** Unique within the extension; letters, digits and dashes. */
  id: string
  list: List
  /** Fields of the entity that the rows need in addition to their own, for example `metadata`; the list asks for them too. */
  fields?: readonly string[]
}
