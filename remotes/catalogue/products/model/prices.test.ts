import { basePriceOf, currenciesOf } from './prices.ts'

const price = (currency_code: string, amount: number, special = {}) => ({
  currency_code,
  amount,
  region_id: null,
  price_list_id: null,
  ...special,
})
const onSale = price('eur', 900, { price_list_id: 'pl_sale' })
const inSwitzerland = price('chf', 1400, { region_id: 'reg_ch' })

describe('basePriceOf', () => {
  const variant = { prices: [onSale, price('eur', 1200), price('jpy', 1980), inSwitzerland] }

  it('is the price of the currency, not that of a sale or of a region', () => {
    expect(basePriceOf(variant, 'eur')).toBe(1200)
    expect(basePriceOf(variant, 'jpy')).toBe(1980)
    expect(basePriceOf(variant, 'chf')).toBeNull()
  })

  it('knows a price of nothing from no price', () => {
    expect(basePriceOf({ prices: [price('eur', 0)] }, 'eur')).toBe(0)
    expect(basePriceOf({ prices: [] }, 'eur')).toBeNull()
  })
})

it('lists each currency in which some variant has a base price once', () => {
  const variants = [
    { prices: [price('usd', 1300), price('eur', 1200)] },
    { prices: [price('jpy', 1980), price('eur', 1200), inSwitzerland] },
  ]
  expect(currenciesOf(variants)).toEqual(['eur', 'jpy', 'usd'])
})
