/** What a new gift card is made of; amounts are in minor units of the store's currency. */
export interface NewGiftCard {
  title: string
  description: string
  thumbnail: string | null
  values: { amount: number | null }[]
}
