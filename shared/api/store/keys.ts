import type { StoreGetCustomersCustomerOrdersParams, StorePostSearchReq } from '@medusajs/client-types'
import { nounKeys } from '@stoa/api/react'
import type { ProductListQuery } from './products/products-types.ts'

/*
 * The cache keys of every noun of the shop's API. They are declared together so that a write can name what it makes
 * stale in other nouns. `@__PURE__` lets a bundle leave out the keys that it does not use.
 */

export const authKeys = /* @__PURE__ */ nounKeys('store', 'auth', ({ all }) => ({
  /** The shopper who is signed in. */
  current: () => [...all, 'current'] as const,
  exists: (email: string) => [...all, 'exists', email] as const,
}))

export const cartKeys = /* @__PURE__ */ nounKeys('store', 'carts', ({ all, detail }) => ({
  /** The totals with all taxes. */
  taxes: (id: string) => [...detail(id), 'taxes'] as const,
  /** The scope of the writes that run one after the other. */
  writes: () => [...all, 'write'] as const,
}))

export const categoryKeys = /* @__PURE__ */ nounKeys('store', 'product-categories')

export const collectionKeys = /* @__PURE__ */ nounKeys('store', 'collections')

/** Of the shopper who is signed in. */
export const customerKeys = /* @__PURE__ */ nounKeys('store', 'customers', ({ all }) => {
  const orders = () => [...all, 'orders'] as const
  return {
    me: () => [...all, 'me'] as const,
    /** Every page of orders. */
    orders,
    orderList: (query: StoreGetCustomersCustomerOrdersParams) => [...orders(), query] as const,
    paymentMethods: () => [...all, 'payment-methods'] as const,
  }
})

export const giftCardKeys = /* @__PURE__ */ nounKeys('store', 'gift-cards')

export const orderEditKeys = /* @__PURE__ */ nounKeys('store', 'order-edits')

export const orderKeys = /* @__PURE__ */ nounKeys('store', 'orders', ({ all }) => ({
  ofCart: (cartId: string) => [...all, 'cart', cartId] as const,
}))

export const paymentCollectionKeys = /* @__PURE__ */ nounKeys('store', 'payment-collections')

export const productKeys = /* @__PURE__ */ nounKeys('store', 'products', ({ lists, details }) => ({
  filterable: (query: ProductListQuery) => [...lists(), 'filterable', query] as const,
  pictures: (query: ProductListQuery) => [...lists(), 'pictures', query] as const,
  search: (payload: StorePostSearchReq) => [...lists(), 'search', payload] as const,
  byHandle: (handle: string, regionId: string) => [...details(), 'handle', handle, regionId] as const,
}))

export const productTagKeys = /* @__PURE__ */ nounKeys('store', 'product-tags')

export const productTypeKeys = /* @__PURE__ */ nounKeys('store', 'product-types')

export const regionKeys = /* @__PURE__ */ nounKeys('store', 'regions')

export const returnReasonKeys = /* @__PURE__ */ nounKeys('store', 'return-reasons')

export const shippingOptionKeys = /* @__PURE__ */ nounKeys('store', 'shipping-options', ({ all }) => ({
  ofCart: (cartId: string) => [...all, 'cart', cartId] as const,
}))

export const swapKeys = /* @__PURE__ */ nounKeys('store', 'swaps', ({ all }) => ({
  ofCart: (cartId: string) => [...all, 'cart', cartId] as const,
}))

export const variantKeys = /* @__PURE__ */ nounKeys('store', 'variants')

/** The shopper's own data. A cart is assigned to the customer who is signed in when it is read. */
export const ownKeys = () => [authKeys.current(), customerKeys.all, cartKeys.details()]

/** Data that is the same for everyone, except that prices can depend on the customer. */
export const pricedKeys = () => [productKeys.all, variantKeys.all]

/** All data that changes when a shopper signs in. */
export const personalKeys = () => [...ownKeys(), ...pricedKeys()]
