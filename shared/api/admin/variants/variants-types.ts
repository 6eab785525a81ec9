import type {
  AdminGetVariantsParams,
  AdminVariantsRes,
  DecoratedInventoryItemDTO,
  InventoryLevelDTO,
  Product,
} from '@medusajs/client-types'

type Declared = AdminVariantsRes['variant']
type Price =
  | 'original_price'
  | 'original_price_incl_tax'
  | 'original_tax'
  | 'calculated_price'
  | 'calculated_price_incl_tax'
  | 'calculated_tax'

/**
 * A variant of any product, with its prices. Amounts are in minor units; the price for a region is null unless
 * the query names a region, which the declared type leaves out.
 */
export type AdminVariant = Omit<Declared, Price | 'product' | 'tax_rates'> & {
  [Name in Price]: number | null
} & {
  product: Omit<Product, 'profile_id'>
  tax_rates: NonNullable<Declared['tax_rates']> | null
}

/** One page of variants. The declared type has the offset and limit, which the server does not send. */
export interface VariantPage {
  variants: AdminVariant[]
  count: number
}

/** Filters of variants. The declared type lacks the search, which the server has. */
export type VariantListQuery = AdminGetVariantsParams & { q?: string }

/** The level of an inventory item at one location. The declared type lacks the available quantity. */
export type StockLevel = InventoryLevelDTO & { available_quantity: number }

/** The stock of a variant. The declared type has one item where the server answers a list, and no quantities. */
export interface VariantInventory {
  id: string
  /** Empty when the variant's inventory is not managed. */
  inventory: (Omit<DecoratedInventoryItemDTO, 'location_levels' | 'sku' | 'variants'> & {
    id: string
    sku: string | null
    location_levels: StockLevel[]
  })[]
  /** `available_quantity` is null when no location stocks the variant. */
  sales_channel_availability: {
    channel_id: string
    channel_name: string
    available_quantity: number | null
  }[]
}
