import type {
  AdminPostInventoryItemsInventoryItemReq,
  AdminPostInventoryItemsReq,
  InventoryItemDTO,
  InventoryLevelDTO,
  Product,
  ProductVariant,
} from '@medusajs/client-types'
import type { OrNull } from '../or-null.ts'

/** An inventory item. The declared type makes its id optional, but not its SKU. */
export type InventoryItem = Omit<OrNull<InventoryItemDTO>, 'id' | 'sku'> & { id: string; sku: string | null }

/** How much of an item is at one location. The declared type lacks the ids. */
export type LocationLevel = OrNull<InventoryLevelDTO> & { id: string; inventory_item_id: string }

/** An item with its levels and their sums. The declared answer of the detail lacks them. */
export type StockedItem = InventoryItem & {
  /** `available_quantity` is the stocked minus the reserved quantity. */
  location_levels: (LocationLevel & { available_quantity: number })[]
  stocked_quantity: number
  reserved_quantity: number
}

/** An item of a list, with the variants that are sold from it. The declared product has a profile, which is not sent. */
export type InventoryItemRow = StockedItem & {
  variants: (Omit<ProductVariant, 'product'> & { product: Omit<Product, 'profile_id'> })[]
}

/** One page of items. */
export interface InventoryItemPage {
  inventory_items: InventoryItemRow[]
  count: number
  offset: number
  limit: number
}

/** A page as sent by the server: null is a deleted variant whose item still exists. */
export type SentInventoryItemPage = Omit<InventoryItemPage, 'inventory_items'> & {
  inventory_items: (Omit<InventoryItemRow, 'variants'> & {
    variants: (InventoryItemRow['variants'][number] | null)[]
  })[]
}

/** A new item. The declared type has more fields, which the server refuses. */
export type InventoryItemPayload = Omit<
  AdminPostInventoryItemsReq,
  'ean' | 'upc' | 'barcode' | 'inventory_quantity' | 'allow_backorder' | 'manage_inventory'
>

/** Writable fields of an item; null clears a value. The declared type lacks the stock-keeping unit and null. */
export type InventoryItemChanges = {
  [Key in keyof AdminPostInventoryItemsInventoryItemReq]?: AdminPostInventoryItemsInventoryItemReq[Key] | null
} & { sku?: string | null }

/** The quantities at one location; `isNew` when the item had no level there before. */
export interface LevelWrite {
  itemId: string
  locationId: string
  isNew: boolean
  stocked_quantity?: number
  incoming_quantity?: number
}
