import type { AdminPostGiftCardsGiftCardReq, GiftCard, Order, Region } from '@medusajs/client-types'

/**
 * A gift card with its region and the order that bought it. `value` and `balance` are in minor units of the region's
 * currency. The declared type promises the region's providers and the order's id, which the backend leaves out.
 */
export type AdminGiftCard = Omit<GiftCard, 'order_id' | 'order' | 'region'> & {
  order: Order | null
  region: Region
}

/** One gift card. */
export interface GiftCardRes {
  gift_card: AdminGiftCard
}

/** One page of gift cards. */
export interface GiftCardPage {
  gift_cards: AdminGiftCard[]
  count: number
  offset: number
  limit: number
}

/** Writable fields of a gift card. The declared type lacks the null that removes the expiry date. */
export type GiftCardChanges = Omit<AdminPostGiftCardsGiftCardReq, 'ends_at'> & { ends_at?: string | null }
