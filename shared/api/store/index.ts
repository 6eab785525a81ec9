/**
 * Every call of the shop’s API, by noun, as functions of a client: `products.list(http, { q: 'mug' })`. They run in Node and in
 * browsers and know nothing of React; what is not used is left out of a bundle.
 */
export * as auth from './auth/auth-calls.ts'
export * as carts from './carts/carts-calls.ts'
export * as collections from './collections/collections-calls.ts'
export * as customers from './customers/customers-calls.ts'
export * as giftCards from './gift-cards/gift-cards-calls.ts'
export * as orderEdits from './order-edits/order-edits-calls.ts'
export * as orders from './orders/orders-calls.ts'
export * as paymentCollections from './payment-collections/payment-collections-calls.ts'
export * as productCategories from './product-categories/product-categories-calls.ts'
export * as productTags from './product-tags/product-tags-calls.ts'
export * as productTypes from './product-types/product-types-calls.ts'
export * as products from './products/products-calls.ts'
export * as regions from './regions/regions-calls.ts'
export * as returnReasons from './return-reasons/return-reasons-calls.ts'
export * as returns from './returns/returns-calls.ts'
export * as shippingOptions from './shipping-options/shipping-options-calls.ts'
export * as swaps from './swaps/swaps-calls.ts'
