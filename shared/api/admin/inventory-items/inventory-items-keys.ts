import { nounKeys } from '@stoa/api/react'
import { productKeys } from '../products/products-keys.ts'
import { variantKeys } from '../variants/variants-keys.ts'

const keys = nounKeys('admin', 'inventory-items')

export const inventoryItemKeys = {
  ...keys,
  locationLevels: (id: string, query: object = {}) => [...keys.detail(id), 'location-levels', query] as const,
}

/** Where the stock of variants shows, which the server counts from levels and reservations. */
export const variantStockKeys = () => [variantKeys.all, productKeys.lists(), productKeys.details()]
