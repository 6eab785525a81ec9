/** From how many pieces on a variant counts as running low. */
export const LOW = 5

export interface StockedProduct {
  id: string
  title: string
  variants: readonly {
    inventory_quantity: number
    manage_inventory: boolean
    allow_backorder: boolean
  }[]
}

export interface LowProduct {
  id: string
  title: string
  /** How many of its variants run low. */
  variants: number
  /** The stock of the lowest variant. */
  least: number
}

/** The products with low variants; a variant that can be sold without stock is never low. */
export function lowProducts(products: readonly StockedProduct[]): LowProduct[] {
  return products
    .flatMap(({ id, title, variants }) => {
      const low = variants.filter(
        ({ manage_inventory, allow_backorder, inventory_quantity }) =>
          manage_inventory && !allow_backorder && inventory_quantity <= LOW,
      )
      const least = Math.min(...low.map(({ inventory_quantity }) => inventory_quantity))
      return low.length > 0 ? [{ id, title, variants: low.length, least }] : []
    })
    .toSorted((a, b) => a.least - b.least || a.title.localeCompare(b.title))
}

export const countVariants = (products: readonly LowProduct[]): number =>
  products.reduce((sum, { variants }) => sum + variants, 0)
