import { currencyName } from './currencies.ts'

test.each([
  ['chf', 'de', 'Schweizer Franken'],
  ['CHF', 'en', 'Swiss Franc'],
  ['eur', 'ar', 'يورو'],
  ['zzz', 'de', 'Points'],
  ['points', 'de', 'Points'],
])('the name of %s in %s is %s', (code, locale, name) => {
  expect(currencyName(code, locale, 'Points')).toBe(name)
})
