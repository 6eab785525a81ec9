import type { ColumnStore } from '@stoa/admin/import'

/** A variant that the store has. */
export interface KnownVariant {
  id: string
  title: string
  sku: string | null
  inventory_quantity?: number
  allow_backorder: boolean
  manage_inventory: boolean
}

/** A product that the store has. */
export interface KnownProduct {
  id: string
  handle: string | null
  title: string
  status: string
  discountable: boolean
  options: readonly { title: string }[]
  variants: readonly KnownVariant[]
}

/** What the store has that a file can name. */
export interface StoreFacts extends ColumnStore {
  collections: readonly { handle: string; title: string }[]
  channels: readonly { id: string; name: string }[]
  categories: readonly { handle: string; name: string }[]
  products: readonly KnownProduct[]
}

/** The products and variants of a store by what a file calls them. */
export interface KnownGoods {
  byId: ReadonlyMap<string, KnownProduct>
  byHandle: ReadonlyMap<string, KnownProduct>
  variants: ReadonlyMap<string, { variant: KnownVariant; product: KnownProduct }>
  bySku: ReadonlyMap<string, { variant: KnownVariant; product: KnownProduct }>
}

export function knownGoods(products: readonly KnownProduct[]): KnownGoods {
  const all = products.flatMap((product) => product.variants.map((variant) => ({ variant, product })))
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    byHandle: new Map(products.flatMap((product) => (product.handle ? [[product.handle, product]] : []))),
    variants: new Map(all.map((entry) => [entry.variant.id, entry])),
    bySku: new Map(all.flatMap((entry) => (entry.variant.sku ? [[entry.variant.sku, entry]] : []))),
  }
}
