import { decimalsOf } from '@stoa/i18n/money'
import * as fc from 'fast-check'
import { readMoney, writeMoney } from './money-text.ts'

const read = (text: string, currency: string, locale: string) =>
  readMoney(text, { currency, locale, allowsNegative: true })

const currencies = fc.constantFrom('usd', 'eur', 'jpy', 'krw', 'vnd', 'clp', 'bhd', 'kwd')
const locales = fc.constantFrom(
  'en-US',
  'de-DE',
  'de-CH',
  'fr-FR',
  'hi-IN',
  'ar-EG',
  'fa-IR',
  'ja-JP',
  'pt-BR',
  'pl',
)

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })

describe('money as text', () => {
  it.each([
    ['1.234,50', 'eur', 'de-DE', 123_450],
    ['1,234.50', 'eur', 'en-US', 123_450],
    ['1.234,50', 'eur', 'en-US', 123_450],
    ['1,234.50 €', 'eur', 'de-DE', 123_450],
    ['12.50', 'eur', 'de-DE', 1250],
    ['1.234', 'eur', 'de-DE', 123_400],
    ['12,5', 'eur', 'de-DE', 1250],
    ['12,', 'eur', 'de-DE', 1200],
    [',5', 'eur', 'de-DE', 50],
    ['1 234,50', 'eur', 'fr-FR', 123_450],
    ['1’234.50', 'chf', 'de-CH', 123_450],
    ['12,34,567.80', 'inr', 'hi-IN', 123_456_780],
    ['١٬٢٣٤٫٥٠', 'eur', 'ar-EG', 123_450],
    ['$12.50', 'usd', 'en-US', 1250],
    ['EUR 12.50', 'eur', 'en-US', 1250],
    ['-3', 'usd', 'en-US', -300],
    ['−0', 'usd', 'en-US', 0],
    ['1,250', 'jpy', 'en-US', 1250],
    ['1.5', 'bhd', 'en-US', 1500],
    ['90071992547409.91', 'usd', 'en-US', Number.MAX_SAFE_INTEGER],
    [' ', 'usd', 'en-US', null],
  ])('%s %s in %s is %p', (text, currency, locale, amount) => {
    expect(read(text, currency, locale)).toEqual({ amount })
  })

  it.each([
    ['12.345', 'eur', 'en-US', 'decimals'],
    ['12.0', 'jpy', 'en-US', 'decimals'],
    ['1,23456', 'eur', 'de-DE', 'decimals'],
    ['90071992547409.92', 'usd', 'en-US', 'large'],
    ['1,2,3', 'eur', 'en-US', 'unreadable'],
    ['12 apples', 'eur', 'en-US', 'unreadable'],
    ['-', 'eur', 'en-US', 'unreadable'],
    ['.', 'eur', 'en-US', 'unreadable'],
  ])('%s %s in %s is refused: %s', (text, currency, locale, refusal) => {
    expect(read(text, currency, locale)).toEqual({ refusal })
  })

  it('accepts a negative amount only where allowed', () => {
    expect(readMoney('-3', { currency: 'usd', locale: 'en-US', allowsNegative: false })).toEqual({
      refusal: 'negative',
    })
  })

  it('parses formatted amounts back, in every language', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, locales, (amount, currency, locale) => {
        expect(read(writeMoney(amount, { currency, locale }), currency, locale)).toEqual({ amount })
      }),
    )
  })

  it('keeps typed amounts exactly, digit by digit', () => {
    fc.assert(
      fc.property(digits(1, 12), digits(0, 3), currencies, (whole, fraction, currency) => {
        const decimals = fraction.slice(0, decimalsOf(currency))
        const expected = BigInt(whole + decimals.padEnd(decimalsOf(currency), '0'))
        expect(read(`${whole}.${decimals}`, currency, 'en-US')).toEqual({ amount: Number(expected) })
      }),
    )
  })
})
