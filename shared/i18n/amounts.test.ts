import { describe, expect, it } from '@jest/globals'
import { computeAmount, computeVariantPrice, formatAmount, formatVariantPrice } from './amounts.ts'

const usd = { currency_code: 'usd', tax_rate: 10 }
const regionOf = (currency_code: string, tax_rate?: number) => ({ currency_code, tax_rate })

describe('computeAmount', () => {
  it.each([
    ['usd', 1250, 12.5],
    ['EUR', 1250, 12.5],
    ['jpy', 1250, 1250],
    ['KRW', 1250, 1250],
    ['vnd', 1250, 1250],
    ['bhd', 1250, 1.25],
    ['', 1250, 12.5],
    ['usd', 1250.9, 12.5],
    ['usd', -1250, -12.5],
  ])('in %j makes of %d minor units %d', (currency, amount, value) => {
    expect(computeAmount({ amount, region: regionOf(currency) })).toBe(value)
  })

  it('adds the tax of the region by default', () => {
    expect(computeAmount({ amount: 1000, region: usd })).toBe(11)
    expect(computeAmount({ amount: 1000, region: usd, includeTaxes: true })).toBe(11)
    expect(computeAmount({ amount: 1000, region: usd, includeTaxes: false })).toBe(10)
    expect(computeAmount({ amount: 1250, region: regionOf('eur', 19) })).toBe(14.875)
    expect(computeAmount({ amount: 1000, region: { currency_code: 'usd', tax_rate: null } })).toBe(10)
  })
})

describe('formatAmount', () => {
  it.each([
    [{ amount: 123_456, region: usd }, '$1,358.02'],
    [{ amount: 123_456, region: usd, includeTaxes: false }, '$1,234.56'],
    [{ amount: 123_456, region: regionOf('eur'), locale: 'de' }, '1.234,56\u00a0€'],
    [{ amount: 1250, region: regionOf('jpy', 10) }, '¥1,375'],
    [{ amount: 1250, region: regionOf('bhd') }, 'BHD\u00a01.250'],
    [{ amount: 1250, region: regionOf('clp') }, 'CLP\u00a012.50'],
    [{ amount: 1250, region: regionOf('eur', 19) }, '€14.88'],
    [{ amount: 1250, region: regionOf('usd'), maximumFractionDigits: 0 }, '$13'],
    [{ amount: 1200, region: regionOf('usd'), minimumFractionDigits: 0 }, '$12'],
    [{ amount: 1250, region: regionOf('usd'), minimumFractionDigits: 3 }, '$12.500'],
    [{ amount: 1250, region: regionOf('eur', 19), maximumFractionDigits: 3 }, '€14.875'],
  ])('writes %j as %s', (options, text) => {
    expect(formatAmount(options)).toBe(text)
  })

  it('formats a bare number without a currency', () => {
    expect(formatAmount({ amount: 1250, region: regionOf('', 10) })).toBe('13.75')
    expect(formatAmount({ amount: 1250, region: regionOf(''), minimumFractionDigits: 2 })).toBe('12.5')
  })
})

describe('the price of a variant', () => {
  const variant = {
    prices: [
      { currency_code: 'eur', amount: 900 },
      { currency_code: 'USD', amount: 1000 },
      { currency_code: 'usd', amount: 700 },
    ],
  }

  it('is the first one in the currency of the region, in any case', () => {
    expect(computeVariantPrice({ variant, region: usd })).toBe(11)
    expect(computeVariantPrice({ variant, region: usd, includeTaxes: false })).toBe(10)
    expect(formatVariantPrice({ variant, region: usd })).toBe('$11.00')
    expect(formatVariantPrice({ variant, region: regionOf('Eur'), locale: 'de' })).toBe('9,00\u00a0€')
  })

  it('is nothing where there is none', () => {
    expect(computeVariantPrice({ variant, region: regionOf('gbp', 20) })).toBe(0)
    expect(formatVariantPrice({ variant: {}, region: usd })).toBe('$0.00')
  })
})
