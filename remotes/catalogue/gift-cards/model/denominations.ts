import type { AdminProduct } from '@stoa/api/admin/products'
import { fromMinor, toMinor } from '@stoa/i18n/money'

import { basePriceOf } from '../../products/model/prices.ts'

type Variant = AdminProduct['variants'][number]
type Price = Variant['prices'][number]

/** An amount of money in one currency, in minor units. */
export interface Amount {
  currency: string
  amount: number
}

/** One of the values that a gift card is sold for. */
export interface Denomination {
  id: string
  title: string
  variant: Variant
  /** In the default currency, in minor units; null where it has no price in it. */
  amount: number | null
}

/** The values of a gift card, the smallest first. */
export function denominationsOf(variants: readonly Variant[], currency: string): Denomination[] {
  return variants
    .map((variant) => ({
      id: variant.id,
      title: variant.title,
      variant,
      amount: basePriceOf(variant, currency),
    }))
    .toSorted((one, other) => (one.amount ?? Infinity) - (other.amount ?? Infinity))
}

/** How a value is named in the shop: 2500 eur is `25`, 2550 eur is `25.5`. */
export const nameOfValue = ({ amount, currency }: Amount): string => String(fromMinor(amount, currency))

/** The same number in another currency, not what it is worth: 25 eur is 25 jpy. Rounded to its smallest coin. */
export const sameValue = ({ amount, currency }: Amount, other: string): number =>
  toMinor(fromMinor(amount, currency), other)

/** Places in a list of amounts that say what an earlier place says already. */
export function repeatedAt(amounts: readonly (number | null)[]): number[] {
  return amounts.flatMap((amount, at) => (amount !== null && amounts.indexOf(amount) < at ? [at] : []))
}

/** What a new gift card is made of: on sale at once, one option, one variant for each value. */
export function giftCardPayload(
  texts: { title: string; description: string; thumbnail: string | null },
  amounts: readonly Amount[],
) {
  const { title, description, thumbnail } = texts
  return {
    title,
    ...(description && { description }),
    ...(thumbnail && { thumbnail, images: [thumbnail] }),
    is_giftcard: true,
    discountable: false,
    status: 'published' as const,
    options: [{ title: 'Value' }],
    variants: amounts.map((amount) => ({
      title: nameOfValue(amount),
      manage_inventory: false,
      options: [{ value: nameOfValue(amount) }],
      prices: [{ currency_code: amount.currency, amount: amount.amount }],
    })),
  }
}

/** A new value of a gift card, with a value for each of its options. `amounts` begins with the default currency. */
export function denominationPayload(
  options: readonly { id: string }[],
  amounts: readonly [Amount, ...Amount[]],
  metadata: Record<string, unknown>,
) {
  const name = nameOfValue(amounts[0])
  return {
    title: name,
    manage_inventory: false,
    options: options.map(({ id }) => ({ option_id: id, value: name })),
    prices: amounts.map(({ currency, amount }) => ({ currency_code: currency, amount })),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  }
}

/** All prices of a value after its amounts changed: those of regions stay, one of a currency without an amount goes. */
export function pricesAfter(prices: readonly Price[], amounts: readonly Amount[]) {
  const own = prices.filter(({ price_list_id }) => price_list_id === null)
  const idIn = (currency: string) =>
    own.find((price) => price.currency_code === currency && price.region_id === null)?.id
  return [
    ...amounts.map(({ currency, amount }) => {
      const id = idIn(currency)
      return { ...(id && { id }), currency_code: currency, amount }
    }),
    ...own.flatMap(({ id, region_id, amount }) => (region_id === null ? [] : [{ id, region_id, amount }])),
  ]
}

/** The new name of a value, with which its options go along; nothing where a person has called it otherwise. */
export function renamed(
  { title, amount }: Pick<Denomination, 'title' | 'amount'>,
  currency: string,
  next: Amount,
  options: readonly { id: string }[],
) {
  const name = nameOfValue(next)
  if (amount === null || title !== nameOfValue({ amount, currency }) || title === name) return {}
  return { title: name, options: options.map(({ id }) => ({ option_id: id, value: name })) }
}

/** The amounts to save: with `isSame`, every currency has the number of the first. */
export function amountsToSave(
  { isSame, amounts }: { isSame: boolean; amounts: Readonly<Record<string, number | null>> },
  [main, ...others]: readonly [string, ...string[]],
): [Amount, ...Amount[]] {
  const first = { currency: main, amount: amounts[main] ?? 0 }
  const rest = others.flatMap((currency) => {
    const amount = isSame ? sameValue(first, currency) : (amounts[currency] ?? null)
    return amount === null ? [] : [{ currency, amount }]
  })
  return [first, ...rest]
}
