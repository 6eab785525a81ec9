import { nounKeys } from '@stoa/api/react'
import { productKeys } from '../products/products-keys.ts'
import { variantKeys } from '../variants/variants-keys.ts'

const keys = nounKeys('admin', 'price-lists')

export const priceListKeys = {
  ...keys,
  /** The products in a price list; without a query, every list of them. */
  products: (id: string, ...query: [] | [object]) => [...keys.detail(id), 'products', ...query] as const,

  /**
   * Products with their prices in a price list, as an editor of thousands of prices holds them. Stands beside the list's
   * own keys: whoever saves says which of them are read again, and not all of them for each save.
   */
  sheet: (id: string, products: readonly string[] | 'all') => [...keys.all, 'sheet', id, products] as const,
}

/** Products and variants tell the prices that they have in any price list, and the list with each. */
export const pricedKeys = () => [productKeys.lists(), productKeys.details(), variantKeys.all]
