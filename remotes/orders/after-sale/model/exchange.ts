interface Extra {
  /** With tax, in minor units. */
  price: number | null
  quantity: number | null
}

/** The price of what goes out, in minor units. */
export const priceOf = (extras: readonly Extra[]): number =>
  extras.reduce((sum, { price, quantity }) => sum + (price ?? 0) * (quantity ?? 0), 0)

/** What the customer owes for an exchange before delivery, in minor units; negative is paid back. */
export const exchangeDifference = (extras: readonly Extra[], goods: number, returnShipping: number): number =>
  priceOf(extras) - goods + returnShipping
