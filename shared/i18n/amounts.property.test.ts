import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { formatAmount } from './amounts.ts'
import { decimalsOf, formatMoney, fromMinor, toMinor } from './money.ts'

/** As many digits as a number is sure to keep. */
const amounts = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
const currencies = fc.constantFrom('usd', 'eur', 'jpy', 'krw', 'vnd', 'clp', 'bhd', 'kwd')

/** The minor units of an English text. */
const readUnits = (text: string): number => Number(text.replace(/[^-\d]/g, ''))

it('no unit is lost on the way to a text and back', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      const region = { currency_code: currency, tax_rate: 19 }
      expect(readUnits(formatMoney(amount, currency, 'en-US'))).toBe(amount)
      expect(readUnits(formatAmount({ amount, region, includeTaxes: false }))).toBe(amount)
      expect(toMinor(fromMinor(amount, currency), currency)).toBe(amount)
    }),
  )
})

it('tax is right to the unit, halves rounded up', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  const hundredths = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(cents, hundredths, currencies, (amount, hundredth, currency) => {
      const exact = BigInt(amount) * BigInt(10_000 + hundredth)
      const region = { currency_code: currency, tax_rate: hundredth / 100 }
      const shown = readUnits(formatAmount({ amount, region, locale: 'en-US' }))
      expect(shown).toBe(Number((exact + 5000n) / 10_000n))
    }),
    { examples: [[625, 232, 'usd']] },
  )
})

it('a text has the decimals of its currency', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      const [, fraction = ''] = formatAmount({ amount, region: { currency_code: currency } }).split('.')
      expect(fraction).toHaveLength(decimalsOf(currency))
    }),
  )
})
