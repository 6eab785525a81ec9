import { growthLabel, partLabel, scaleAmount } from './labels.ts'

test('a day is named in the language, a month with its year', () => {
  expect(partLabel('2026-03-01', 'day', 'en-US')).toBe('Mar 1')
  expect(partLabel('2026-03-01', 'day', 'de')).toBe('1. März')
  expect(partLabel('2026-03-01', 'month', 'en-US')).toBe('Mar 2026')
})

test('growth has a sign, except for 0', () => {
  expect(growthLabel(12.4, 'en-US')).toBe('+12%')
  expect(growthLabel(-50, 'en-US')).toBe('-50%')
  expect(growthLabel(0, 'en-US')).toBe('0%')
})

test('a scale shows only the decimals it needs', () => {
  expect(scaleAmount(200_000, 'eur', 'en-US')).toBe('€2,000')
  expect(scaleAmount(50, 'eur', 'en-US')).toBe('€0.5')
  expect(scaleAmount(2000, 'jpy', 'en-US')).toBe('¥2,000')
  expect(scaleAmount(2_000_000, 'kwd', 'en-US').replace(/\s/, ' ')).toBe('KWD 2,000')
})
