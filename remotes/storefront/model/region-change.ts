import type { CartChange } from './cart-refresh.ts'
import type { Region } from './countries.ts'

/** What another country changes for the shopper. */
export interface RegionChange {
  /** Code of the new currency in upper case, if it is another one. */
  currency?: string
  /** How prices treat taxes from now on, if they did it otherwise. */
  tax?: 'included' | 'added'
  /** Names of what was in the cart and is not sold there. */
  lost: readonly string[]
}

type Priced = Pick<Region, 'currency_code' | 'includes_tax'>

/** What changes when prices of `after` take the place of those of `before`; undefined when nothing does. */
export function regionChange(
  before: Priced,
  after: Priced,
  cart: readonly CartChange[],
): RegionChange | undefined {
  const lost = cart.filter(({ kind }) => kind === 'unsold').map(({ name }) => name)
  const isOtherCurrency = before.currency_code !== after.currency_code
  const isTaxedOtherwise = Boolean(before.includes_tax) !== Boolean(after.includes_tax)
  if (!isOtherCurrency && !isTaxedOtherwise && lost.length === 0) return undefined
  return {
    ...(isOtherCurrency && { currency: after.currency_code.toUpperCase() }),
    ...(isTaxedOtherwise && { tax: after.includes_tax ? 'included' : 'added' }),
    lost,
  }
}
