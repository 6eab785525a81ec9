import type { ReturnableLine } from './lines.ts'

/** A way to send goods back. Amounts are in minor units. */
export interface ReturnShipping {
  amount: number | null
  price_incl_tax?: number | null | undefined
  includes_tax?: boolean | undefined
  tax_rates?: readonly { rate?: number | null }[] | null | undefined
}

/** What comes back of a line. */
export interface ReturnedPieces {
  line: Pick<ReturnableLine, 'remaining' | 'refundable'>
  quantity: number
}

/** What the pieces were paid for, with their share of tax and discounts, in minor units. */
export const paidFor = (pieces: readonly ReturnedPieces[]): number =>
  pieces.reduce((sum, { line, quantity }) => sum + shareOf(line, quantity), 0)

/** The same pieces in several returns never add up to more than all of them at once. */
function shareOf({ remaining, refundable }: ReturnedPieces['line'], quantity: number): number {
  if (remaining <= 0) return 0
  return Math.floor((refundable * Math.min(quantity, remaining)) / remaining)
}

/** The price of a return, with tax: its own one in place of the usual one, which is before tax as the usual one is. */
export function returnPrice(option: ReturnShipping | undefined, own: number | null): number {
  if (!option) return 0
  const price = own ?? option.amount ?? 0
  if (own === null && typeof option.price_incl_tax === 'number') return option.price_incl_tax
  if (option.includes_tax) return price
  return (option.tax_rates ?? []).reduce(
    (sum, { rate }) => sum + Math.round((price * (rate ?? 0)) / 100),
    price,
  )
}

/** The amount to pay back for a return: never negative, and never more than is left of what was paid. */
export const refundFor = (goods: number, shipping: number, left: number): number =>
  Math.max(0, Math.min(goods - shipping, left))

/** The API takes 0 for “compute it”, and any negative amount for nothing. */
export const sentRefund = (amount: number): number => (amount === 0 ? -1 : amount)
