import type { ProductPlan } from './product-plan.mts'

export interface VariantBody {
  title: string
  sku: string
  ean: string
  manage_inventory: boolean
  allow_backorder: boolean
  prices: { currency_code: string; amount: number }[]
  options: { value: string }[]
}

/** Every combination of the options, with an article number and an EAN that a scanner accepts. */
export function variantsOf(plan: ProductPlan, product: number): VariantBody[] {
  const values = Object.values(plan.options)
  const combinations = values.reduce<string[][]>(
    (made, next) => made.flatMap((one) => next.map((value) => [...one, value])),
    [[]],
  )
  const initials = plan.handle
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
  return combinations.map((combination, index) => {
    const steps = values.at(-1)?.indexOf(combination.at(-1) ?? '') ?? 0
    return {
      title: combination.join(' / '),
      sku: `${initials}-${String(product).padStart(3, '0')}-${String(index + 1).padStart(2, '0')}`,
      ean: completeEan(`4012${String(product).padStart(4, '0')}${String(index).padStart(4, '0')}`),
      manage_inventory: plan.stock !== 'unmanaged',
      allow_backorder: plan.stock === 'backorder',
      prices: pricesFrom(plan.price + (plan.step ?? 0) * steps),
      options: combination.map((value) => ({ value })),
    }
  })
}

/** Dollars and francs end on whole ones, yen on tens, dinars on a twentieth, won on hundreds. */
export function pricesFrom(euroCents: number): VariantBody['prices'] {
  return [
    { currency_code: 'eur', amount: euroCents },
    { currency_code: 'usd', amount: Math.ceil((euroCents * 1.12) / 100) * 100 },
    { currency_code: 'jpy', amount: Math.round((euroCents * 1.65) / 10) * 10 },
    { currency_code: 'chf', amount: Math.ceil((euroCents * 1.08) / 100) * 100 },
    { currency_code: 'kwd', amount: Math.round((euroCents * 3.4) / 50) * 50 },
    { currency_code: 'krw', amount: Math.round((euroCents * 15.5) / 100) * 100 },
  ]
}

function completeEan(twelveDigits: string): string {
  const sum = [...twelveDigits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return twelveDigits + ((10 - (sum % 10)) % 10)
}
