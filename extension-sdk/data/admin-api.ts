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
} from '@stoa/extension-sdk'

/** A page of a list. `count` is the number of all records that match. */
export type ListAnswer<Plural extends string, Row> = Record<Plural, readonly Row[]> & {
  count: number
  offset: number
  limit: number
}

/** One record under its name. */
export type RecordAnswer<Singular extends string, Row> = Record<Singular, Row>

/** What the Admin API of Medusa 1.x answers to reads: the name of a list, of a record in it, and its type. */
interface Nouns {
  orders: ['order', Order]
  'draft-orders': ['draft_order', DraftOrder]
  customers: ['customer', Customer]
  'customer-groups': ['customer_group', CustomerGroup]
  products: ['product', Product]
  'product-categories': ['product_category', ProductCategory]
  collections: ['collection', ProductCollection]
  'price-lists': ['price_list', PriceList]
  discounts: ['discount', Discount]
  'gift-cards': ['gift_card', GiftCard]
  'inventory-items': ['inventory_item', InventoryItem]
}

type Underscored<Text extends string> = Text extends `${infer Start}-${infer Rest}`
  ? `${Start}_${Underscored<Rest>}`
  : Text

/** The answer of a path of the Admin API, such as `/orders` or `/orders/order_1`; unknown for other paths. */
export type AnswerOf<Path extends string> =
  Path extends `/${infer Noun extends keyof Nouns & string}/${infer Id}`
    ? Id extends `${string}/${string}`
      ? unknown
      : RecordAnswer<Nouns[Noun][0], Nouns[Noun][1]>
    : Path extends `/${infer Noun extends keyof Nouns & string}`
      ? ListAnswer<Underscored<Noun>, Nouns[Noun][1]>
      : unknown
