import { nounKeys } from '@stoa/api/react'
import { toAdminPath } from './custom/admin-path.ts'

/*
 * The cache keys of every noun of the staff's API. They are declared together so that a write can name what it makes
 * stale in other nouns. `@__PURE__` lets a bundle leave out the keys that it does not use.
 */

export const analyticsConfigKeys = /* @__PURE__ */ nounKeys('admin', 'analytics-configs', ({ all }) => ({
  /** The choice of the person who is signed in. */
  current: () => [...all, 'current'] as const,
}))

export const appKeys = /* @__PURE__ */ nounKeys('admin', 'apps')

export const authKeys = /* @__PURE__ */ nounKeys('admin', 'auth', ({ all }) => ({
  /** The person who is signed in. */
  current: () => [...all, 'current'] as const,
}))

export const batchJobKeys = /* @__PURE__ */ nounKeys('admin', 'batch-jobs')

export const categoryKeys = /* @__PURE__ */ nounKeys('admin', 'product-categories', ({ lists }) => ({
  tree: () => [...lists(), 'tree'] as const,
}))

export const collectionKeys = /* @__PURE__ */ nounKeys('admin', 'collections')

export const currencyKeys = /* @__PURE__ */ nounKeys('admin', 'currencies')

export const customKeys = /* @__PURE__ */ nounKeys('admin', 'custom', ({ all }) => ({
  /** One path has one key, with or without `/admin` before it. Without a query the key covers every read of the path. */
  path: (path: string, ...query: [] | [object]) => [...all, toAdminPath(path), ...query] as const,
}))

export const customerGroupKeys = /* @__PURE__ */ nounKeys('admin', 'customer-groups', ({ detail }) => ({
  /** The customers of a group. Without a query the key covers every list of them. */
  customers: (id: string, ...query: [] | [object]) => [...detail(id), 'customers', ...query] as const,
}))

export const customerKeys = /* @__PURE__ */ nounKeys('admin', 'customers')

export const discountKeys = /* @__PURE__ */ nounKeys('admin', 'discounts', ({ all, detail }) => {
  const codes = () => [...all, 'code'] as const
  return {
    /** Every lookup by code. */
    codes,
    /** In capitals, as the backend stores codes, so that one code has one key. */
    byCode: (code: string, ...query: [] | [object]) => [...codes(), code.toUpperCase(), ...query] as const,
    condition: (discountId: string, conditionId: string, ...query: [] | [object]) =>
      [...detail(discountId), 'conditions', conditionId, ...query] as const,
  }
})

export const draftOrderKeys = /* @__PURE__ */ nounKeys('admin', 'draft-orders')

export const giftCardKeys = /* @__PURE__ */ nounKeys('admin', 'gift-cards')

export const inventoryItemKeys = /* @__PURE__ */ nounKeys('admin', 'inventory-items', ({ detail }) => ({
  locationLevels: (id: string, query: object = {}) => [...detail(id), 'location-levels', query] as const,
}))

export const inviteKeys = /* @__PURE__ */ nounKeys('admin', 'invites')

export const noteKeys = /* @__PURE__ */ nounKeys('admin', 'notes', ({ lists }) => ({
  /** Every list of the notes about one resource. */
  ofResource: (resourceId: string) => [...lists(), resourceId] as const,
}))

export const notificationKeys = /* @__PURE__ */ nounKeys('admin', 'notifications')

export const orderEditKeys = /* @__PURE__ */ nounKeys('admin', 'order-edits')

export const orderKeys = /* @__PURE__ */ nounKeys('admin', 'orders', ({ detail }) => ({
  /** Stale whenever the order is. */
  reservations: (id: string, ...query: [] | [object]) => [...detail(id), 'reservations', ...query] as const,
}))

export const paymentCollectionKeys = /* @__PURE__ */ nounKeys('admin', 'payment-collections')

export const paymentKeys = /* @__PURE__ */ nounKeys('admin', 'payments')

export const priceListKeys = /* @__PURE__ */ nounKeys('admin', 'price-lists', ({ all, detail }) => ({
  /** The products of a price list. Without a query the key covers every list of them. */
  products: (id: string, ...query: [] | [object]) => [...detail(id), 'products', ...query] as const,

  /**
   * Products with their prices in a price list, for an editor of thousands of prices. Not below `detail(id)`: a save
   * names the sheets to read again, instead of reading all of them after each one.
   */
  sheet: (id: string, products: readonly string[] | 'all') => [...all, 'sheet', id, products] as const,
}))

export const productKeys = /* @__PURE__ */ nounKeys('admin', 'products', ({ all, detail }) => ({
  variants: (id: string, query: object = {}) => [...detail(id), 'variants', query] as const,
  types: () => [...all, 'types'] as const,
  tagUsage: () => [...all, 'tag-usage'] as const,
}))

export const productTagKeys = /* @__PURE__ */ nounKeys('admin', 'product-tags')

export const productTypeKeys = /* @__PURE__ */ nounKeys('admin', 'product-types')

export const publishableApiKeyKeys = /* @__PURE__ */ nounKeys(
  'admin',
  'publishable-api-keys',
  ({ detail }) => ({
    /** The sales channels of a key. Without a query the key covers every list of them. */
    salesChannels: (id: string, ...query: [] | [object]) =>
      [...detail(id), 'sales-channels', ...query] as const,
  }),
)

export const regionKeys = /* @__PURE__ */ nounKeys('admin', 'regions', ({ detail }) => ({
  fulfillmentOptions: (id: string) => [...detail(id), 'fulfillment-options'] as const,
}))

export const reservationKeys = /* @__PURE__ */ nounKeys('admin', 'reservations')

export const returnKeys = /* @__PURE__ */ nounKeys('admin', 'returns')

export const returnReasonKeys = /* @__PURE__ */ nounKeys('admin', 'return-reasons')

export const salesChannelKeys = /* @__PURE__ */ nounKeys('admin', 'sales-channels')

export const shippingOptionKeys = /* @__PURE__ */ nounKeys('admin', 'shipping-options')

export const shippingProfileKeys = /* @__PURE__ */ nounKeys('admin', 'shipping-profiles')

export const stockLocationKeys = /* @__PURE__ */ nounKeys('admin', 'stock-locations')

export const storeKeys = /* @__PURE__ */ nounKeys('admin', 'store', ({ all }) => ({
  current: () => [...all, 'current'] as const,
  paymentProviders: () => [...all, 'payment-providers'] as const,
  taxProviders: () => [...all, 'tax-providers'] as const,
}))

export const swapKeys = /* @__PURE__ */ nounKeys('admin', 'swaps')

export const taxRateKeys = /* @__PURE__ */ nounKeys('admin', 'tax-rates')

export const userKeys = /* @__PURE__ */ nounKeys('admin', 'users')

export const variantKeys = /* @__PURE__ */ nounKeys('admin', 'variants', ({ detail }) => ({
  inventory: (id: string) => [...detail(id), 'inventory'] as const,
}))

/** The page of an order, and the lists that may contain it. */
export const orderShownKeys = (id: string) => [orderKeys.detail(id), orderKeys.lists()]

/** Reads that contain prices: products and variants carry those of every price list. */
export const pricedKeys = () => [productKeys.lists(), productKeys.details(), variantKeys.all]

/** Reads that contain the stock of variants, which the server computes from levels and reservations. */
export const variantStockKeys = () => [variantKeys.all, productKeys.lists(), productKeys.details()]

/** Reads that contain stock at a location, or the quantity for sale that follows from it. */
export const stockKeys = () => [inventoryItemKeys.all, ...variantStockKeys()]

/** Reads that contain reserved quantities, or the quantity for sale that follows from them. */
export const reservedKeys = () => [reservationKeys.all, ...stockKeys()]

/** Stale after a fulfillment. Without a location it changes neither stock nor reservations. */
export const packedKeys = ({ location_id }: { location_id?: string }) => (location_id ? reservedKeys() : [])
