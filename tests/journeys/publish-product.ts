import type { Page } from '@playwright/test'

import { staff } from '../../commands/backend/accounts.mts'
import type { Stack } from '../../commands/stack/stack.ts'
import { expect } from './environment.ts'
import { storeOf } from './ready-cart.ts'

interface SoldVariant {
  id: string
}

const inEuro = (amount: number) => [{ currency_code: 'eur', amount }]

/** Publishes a product with one variant; `remove` deletes it, `reprice` gives it another price, `count` counts its stock. Amounts are in cents. */
export async function publish(page: Page, stack: Stack, product: object, option: string, amount: number) {
  const { post } = storeOf(page, stack)
  await post('admin/auth', staff)
  const large = { title: 'Large', options: [{ value: 'Large' }], prices: inEuro(amount) }
  const made = await post<{ product: { id: string; variants: SoldVariant[] } }>('admin/products', {
    ...product,
    status: 'published',
    options: [{ title: option }],
    variants: [{ ...large, manage_inventory: false }],
  })
  const path = `admin/products/${made.product.id}`
  const variantId = made.product.variants[0]?.id ?? ''
  return {
    variantId,
    reprice: (next: number) => post(`${path}/variants/${variantId}`, { prices: inEuro(next) }),
    count: async () => {
      await post(`${path}/variants/${variantId}`, { manage_inventory: true })
      return countStock(page, stack, variantId)
    },
    remove: async () => expect((await page.request.delete(`${stack.urls.backend}/${path}`)).ok()).toBe(true),
  }
}

interface Location {
  id: string
  sales_channels: readonly object[]
}

/** Gives a variant a stock of its own. Returns what sets how many are left. */
async function countStock(page: Page, stack: Stack, variantId: string) {
  const { get, post } = storeOf(page, stack)
  const { stock_locations } = await get<{ stock_locations: Location[] }>(
    'admin/stock-locations?expand=sales_channels',
  )
  const location = stock_locations.find(({ sales_channels }) => sales_channels.length > 0)
  const item = await post<{ inventory_item: { id: string } }>('admin/inventory-items', {
    variant_id: variantId,
  })
  const levels = `admin/inventory-items/${item.inventory_item.id}/location-levels`
  await post(levels, { location_id: location?.id, stocked_quantity: 0 })
  return (stocked_quantity: number) => post(`${levels}/${location?.id}`, { stocked_quantity })
}
