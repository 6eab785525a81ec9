/** The codes of a cart, for adding or removing one. */
export interface Codes {
  discounts: readonly { code: string }[]
  gift_cards: readonly { code: string }[]
}

const codesOf = (entries: readonly { code: string }[]) => entries.map(({ code }) => ({ code }))

/** The backend replaces whole lists: to add a code, the others have to be sent too. */
export const withDiscount = (cart: Codes, code: string) => ({
  discounts: [...codesOf(cart.discounts), { code }],
})

/** The same for a gift card. */
export const withGiftCard = (cart: Codes, code: string) => ({
  gift_cards: [...codesOf(cart.gift_cards), { code }],
})

/** The gift cards without one. */
export const withoutGiftCard = (cart: Codes, code: string) => ({
  gift_cards: codesOf(cart.gift_cards).filter((card) => card.code !== code),
})
