import type { AdminVariant } from '@stoa/api/admin/variants'

/** A variant as an order, a draft or an exchange takes it. */
export interface PickedVariant {
  id: string
  product: string
  /** Of the variant alone, such as `Large / Blue`. */
  title: string
  sku: string | null
  thumbnail: string | null
  /** For one piece, with tax, in minor units of the region's currency; null without a price there. */
  price: number | null
  /** Pieces that can be sold; null when the store does not count them. */
  stock: number | null
  /** Can be sold without being in stock. */
  isBackorder: boolean
}

/** Reads a variant from an answer to a query that names the region. */
export function pickedVariant(variant: AdminVariant): PickedVariant {
  const { id, product, title, sku, manage_inventory, inventory_quantity, allow_backorder } = variant
  return {
    id,
    product: product.title,
    title,
    sku: sku || null,
    thumbnail: product.thumbnail,
    price: variant.calculated_price_incl_tax ?? variant.calculated_price,
    stock: manage_inventory ? inventory_quantity : null,
    isBackorder: allow_backorder,
  }
}
