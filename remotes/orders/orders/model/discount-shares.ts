interface Discounted {
  discount_total: number
  discounts: readonly { id: string; code: string; rule: { type: string } | null }[]
  items: readonly { adjustments: readonly { amount: number; discount_id: string | null }[] }[]
}

/** The amount that one code, or several codes with unknown shares, took off the items. */
export interface DiscountShare {
  codes: readonly string[]
  /** Null for a code that only waives the shipping. */
  amount: number | null
}

/** One entry per code with its amount; one entry for all codes when the adjustments do not add up to the total. */
export function discountShares({ discount_total, discounts, items }: Discounted): DiscountShare[] {
  const waivers = discounts.filter(({ rule }) => rule?.type === 'free_shipping')
  const reducers = discounts.filter((discount) => !waivers.includes(discount))
  return [
    ...reductions(discount_total, reducers, items),
    ...waivers.map(({ code }) => ({ codes: [code], amount: null })),
  ]
}

function reductions(
  total: number,
  reducers: Discounted['discounts'],
  items: Discounted['items'],
): DiscountShare[] {
  const adjustments = items.flatMap((item) => item.adjustments)
  const shares = reducers.map(({ id, code }) => ({
    codes: [code],
    amount: adjustments.reduce((sum, { amount, discount_id }) => sum + (discount_id === id ? amount : 0), 0),
  }))
  if (shares.reduce((sum, { amount }) => sum + amount, 0) === total) return shares
  return [{ codes: reducers.map(({ code }) => code), amount: total }]
}
