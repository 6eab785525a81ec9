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
import type { OfferedZones } from './offered.ts'
import type { PlacedOrder, ShopCart, ShopCheckout, ShopCustomer, ShopProduct } from './shop-entities.ts'

/** What a widget in a list page, or on the sign-in card, receives in addition to the ports: nothing. */
export type NoZoneProps = Record<never, never>

/**
 * Every zone that a widget can fill, with the props that the page behind it hands over.
 * A `.before` zone stands above the page's own content, an `.after` zone below it, a `.side` zone in the side column;
 * `topbar.start` and `topbar.end` stand in the bar above every page and are one line high.
 * The last five are zones of the shop, see {@link SHOP_ZONES}.
 */
export interface ZoneProps {
  'order.details.before': { order: Order }
  'order.details.after': { order: Order }
  'order.list.before': NoZoneProps
  'order.list.after': NoZoneProps
  'draft_order.details.before': { draftOrder: DraftOrder }
  'draft_order.details.after': { draftOrder: DraftOrder }
  'draft_order.list.before': NoZoneProps
  'draft_order.list.after': NoZoneProps
  'customer.details.before': { customer: Customer }
  'customer.details.after': { customer: Customer }
  'customer.list.before': NoZoneProps
  'customer.list.after': NoZoneProps
  'customer_group.details.before': { customerGroup: CustomerGroup }
  'customer_group.details.after': { customerGroup: CustomerGroup }
  'customer_group.list.before': NoZoneProps
  'customer_group.list.after': NoZoneProps
  'product.details.before': { product: Product }
  'product.details.after': { product: Product }
  'product.list.before': NoZoneProps
  'product.list.after': NoZoneProps
  'product_collection.details.before': { productCollection: ProductCollection }
  'product_collection.details.after': { productCollection: ProductCollection }
  'product_collection.list.before': NoZoneProps
  'product_collection.list.after': NoZoneProps
  'price_list.details.before': { priceList: PriceList }
  'price_list.details.after': { priceList: PriceList }
  'price_list.list.before': NoZoneProps
  'price_list.list.after': NoZoneProps
  'discount.details.before': { discount: Discount }
  'discount.details.after': { discount: Discount }
  'discount.list.before': NoZoneProps
  'discount.list.after': NoZoneProps
  'gift_card.details.before': { product: Product }
  'gift_card.details.after': { product: Product }
  'gift_card.list.before': NoZoneProps
  'gift_card.list.after': NoZoneProps
  'custom_gift_card.before': { giftCard: GiftCard }
  'custom_gift_card.after': { giftCard: GiftCard }
  'login.before': NoZoneProps
  'login.after': NoZoneProps
  'order.details.side': { order: Order }
  'customer.details.side': { customer: Customer }
  'product.details.side': { product: Product }
  'product_category.details.before': { productCategory: ProductCategory }
  'product_category.details.after': { productCategory: ProductCategory }
  'product_category.list.before': NoZoneProps
  'product_category.list.after': NoZoneProps
  'inventory_item.details.before': { inventoryItem: InventoryItem }
  'inventory_item.details.after': { inventoryItem: InventoryItem }
  'inventory_item.list.before': NoZoneProps
  'inventory_item.list.after': NoZoneProps
  'price_list.prices.before': { priceList: PriceList }
  'price_list.prices.after': { priceList: PriceList }
  'home.before': NoZoneProps
  'home.after': NoZoneProps
  'topbar.start': NoZoneProps
  'topbar.end': NoZoneProps
  'product.after': { product: ShopProduct }
  'cart.after': { cart: ShopCart }
  'account.card': { customer: ShopCustomer }
  'checkout.step': { checkout: ShopCheckout }
  'confirmed.after': { order: PlacedOrder }
}

/** The name of a zone of the admin or the shop. */
export type Zone = keyof ZoneProps

/** The name of any zone: of the admin, of the shop, or of another extension ({@link OfferedZones}). */
export type AnyZone = Zone | (keyof OfferedZones & string)

/** The props of a zone. */
export type PropsIn<Z extends AnyZone> = Z extends Zone
  ? ZoneProps[Z]
  : Z extends keyof OfferedZones
    ? OfferedZones[Z]
    : never

/** The zones of the shop, shown to shoppers. All others are zones of the admin. */
export const SHOP_ZONES = [
  'product.after',
  'cart.after',
  'account.card',
  'checkout.step',
  'confirmed.after',
] as const satisfies readonly Zone[]

/** The name of a zone of the shop. */
export type ShopZone = (typeof SHOP_ZONES)[number]

/** The same names as data, for checks of a manifest. The compiler keeps the list complete. */
export const ZONES: readonly Zone[] = Object.keys({
  'order.details.before': 0,
  'order.details.after': 0,
  'order.list.before': 0,
  'order.list.after': 0,
  'draft_order.details.before': 0,
  'draft_order.details.after': 0,
  'draft_order.list.before': 0,
  'draft_order.list.after': 0,
  'customer.details.before': 0,
  'customer.details.after': 0,
  'customer.list.before': 0,
  'customer.list.after': 0,
  'customer_group.details.before': 0,
  'customer_group.details.after': 0,
  'customer_group.list.before': 0,
  'customer_group.list.after': 0,
  'product.details.before': 0,
  'product.details.after': 0,
  'product.list.before': 0,
  'product.list.after': 0,
  'product_collection.details.before': 0,
  'product_collection.details.after': 0,
  'product_collection.list.before': 0,
  'product_collection.list.after': 0,
  'price_list.details.before': 0,
  'price_list.details.after': 0,
  'price_list.list.before': 0,
  'price_list.list.after': 0,
  'discount.details.before': 0,
  'discount.details.after': 0,
  'discount.list.before': 0,
  'discount.list.after': 0,
  'gift_card.details.before': 0,
  'gift_card.details.after': 0,
  'gift_card.list.before': 0,
  'gift_card.list.after': 0,
  'custom_gift_card.before': 0,
  'custom_gift_card.after': 0,
  'login.before': 0,
  'login.after': 0,
  'order.details.side': 0,
  'customer.details.side': 0,
  'product.details.side': 0,
  'product_category.details.before': 0,
  'product_category.details.after': 0,
  'product_category.list.before': 0,
  'product_category.list.after': 0,
  'inventory_item.details.before': 0,
  'inventory_item.details.after': 0,
  'inventory_item.list.before': 0,
  'inventory_item.list.after': 0,
  'price_list.prices.before': 0,
  'price_list.prices.after': 0,
  'home.before': 0,
  'home.after': 0,
  'topbar.start': 0,
  'topbar.end': 0,
  'product.after': 0,
  'cart.after': 0,
  'account.card': 0,
  'checkout.step': 0,
  'confirmed.after': 0,
} satisfies Record<Zone, 0>) as Zone[]
