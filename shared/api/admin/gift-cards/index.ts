export * as giftCardCalls from './gift-cards-calls.ts'
export { giftCardKeys } from '../keys.ts'
export {
  useCreateGiftCard,
  useDeleteGiftCard,
  useSwitchGiftCard,
  useSwitchGiftCards,
  useUpdateGiftCard,
} from './gift-cards-mutations.ts'
export { giftCardQueries } from './gift-cards-queries.ts'
export type { AdminGiftCard, GiftCardChanges, GiftCardPage, GiftCardRes } from './gift-cards-types.ts'
