import { describe, expect, it } from '@jest/globals'
import { decimalsOf, formatMoney, fromMinor, toMinor } from './money.ts'

describe('money', () => {
  it.each([
    ['eur', 2],
    ['USD', 2],
    ['jpy', 0],
    ['KRW', 0],
    ['vnd', 0],
    ['clp', 2],
    ['bhd', 3],
    ['kwd', 3],
  ])('in %s has %i decimals', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals)
  })

  it.each([
    [1250, 'eur', 'en-US', '€12.50'],
    [1250, 'eur', 'de', '12,50\u00a0€'],
    [1250, 'jpy', 'en-US', '¥1,250'],
    [1250, 'bhd', 'en-US', 'BHD\u00a01.250'],
    [-500, 'usd', 'en-US', '-$5.00'],
    [0, 'usd', 'en-US', '$0.00'],
  ])('%i %s for %s is %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale)).toBe(text)
  })

  it('converts typed amounts to minor units and back without losing a cent', () => {
    expect(toMinor(1.15, 'eur')).toBe(115)
    expect(toMinor(1.005, 'eur')).toBe(101)
    expect(toMinor(1250, 'jpy')).toBe(1250)
    expect(toMinor(1.2345, 'bhd')).toBe(1235)
    expect(fromMinor(115, 'eur')).toBe(1.15)
    for (let amount = 0; amount < 2000; amount++)
      expect(toMinor(fromMinor(amount, 'usd'), 'usd')).toBe(amount)
  })
})

test('a currency sign with letters stays in one piece where text runs from right to left', () => {
  expect(formatMoney(64939, 'usd', 'ar')).toContain('\u2066US$\u2069')
  expect(formatMoney(64939, 'eur', 'ar')).not.toContain('\u2066')
})
