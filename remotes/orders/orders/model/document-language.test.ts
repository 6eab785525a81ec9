import { documentLanguage, documentLocale } from './document-language.ts'

const to = (country_code: string | null) => ({
  shipping_address: country_code === null ? null : { country_code },
  billing_address: { country_code: 'at' },
})

test.each([
  ['de', 'de'],
  ['CH', 'de'],
  ['kw', 'ar'],
  ['us', 'en'],
  ['fr', 'fr'],
  ['BR', 'pt'],
  ['pt', 'pt'],
  ['at', 'de'],
  ['ba', 'bs'],
  ['jp', 'ja'],
  ['in', 'hi'],
  ['cn', 'zh'],
  ['tw', 'en'],
  ['nl', 'en'],
])('an order to %s is written about in %s', (country, language) => {
  expect(documentLanguage(to(country))).toBe(language)
})

test('without a shipping address the billing address decides, and without both it is English', () => {
  expect(documentLanguage(to(null))).toBe('de')
  expect(documentLanguage({ shipping_address: null, billing_address: null })).toBe('en')
})

test('Arabic documents run from right to left', () => {
  expect(documentLocale('ar').direction).toBe('rtl')
  expect(documentLocale('de')).toEqual({ lang: 'de', locale: 'de', direction: 'ltr' })
})
