import * as fc from 'fast-check'

import { cutPrice, ROUNDINGS, type Cut, type Rounding } from './price-cut.ts'

const percentOff = (percent: number, currency: string, rounding: Rounding): Cut => ({
  kind: 'percent',
  percent,
  amounts: {},
  roundings: { [currency]: rounding },
})

it.each<[string, number, number, string, Rounding, number]>([
  ['to the cent', 1999, 15, 'eur', 'exact', 1699],
  ['to five cents', 1999, 15, 'eur', 'five', 1700],
  ['to a whole euro', 1999, 15, 'eur', 'whole', 1700],
  ['just below a euro', 1999, 15, 'eur', 'under', 1699],
  ['down where the nearest lies above the base price', 995, 1, 'eur', 'under', 899],
  ['to the cent below the first step', 40, 50, 'eur', 'whole', 20],
  ['to tens of yen', 1234, 10, 'jpy', 'whole', 1110],
  ['just below ten yen', 1234, 10, 'jpy', 'under', 1109],
  ['to nothing', 1999, 100, 'eur', 'under', 0],
])('rounds %s', (_how, base, percent, currency, rounding, price) => {
  expect(cutPrice(base, currency, percentOff(percent, currency, rounding))).toBe(price)
})

it('takes an amount off in each currency that has one, and never goes below nothing', () => {
  const cut: Cut = { kind: 'amount', percent: 0, amounts: { eur: 500, usd: null }, roundings: {} }
  expect(cutPrice(1999, 'eur', cut)).toBe(1499)
  expect(cutPrice(300, 'eur', cut)).toBe(0)
  expect(cutPrice(1999, 'usd', cut)).toBeUndefined()
  expect(cutPrice(1999, 'jpy', cut)).toBeUndefined()
})

it('always gives whole minor units between nothing and the base price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.constantFrom('eur', 'jpy', 'kwd'),
      fc.constantFrom(...ROUNDINGS),
      (base, percent, currency, rounding) => {
        const price = cutPrice(base, currency, percentOff(percent, currency, rounding)) ?? -1
        return Number.isInteger(price) && price >= 0 && price <= base
      },
    ),
  )
})
