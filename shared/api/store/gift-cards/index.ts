export type { ShopGiftCard } from './gift-cards-types.ts'
export * as giftCardCalls from './gift-cards-calls.ts'
export { giftCardKeys } from '../keys.ts'
export { giftCardQueries } from './gift-cards-queries.ts'
