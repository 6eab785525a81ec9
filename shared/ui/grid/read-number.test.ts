import { readNumber } from './read-number.ts'

describe('readNumber', () => {
  it.each([
    ['12.5', 'en', 12.5],
    ['1,250.50', 'en', 1250.5],
    ['1,250', 'en', 1250],
    ['1.250', 'en', 1.25],
    ['12,5', 'en', 12.5],
    ['1.250,50', 'de', 1250.5],
    ['1.250', 'de', 1250],
    ['12.50', 'de', 12.5],
    ['1.250', 'de-CH', 1.25],
    ['1’250.50', 'de-CH', 1250.5],
    ['1 250,50 €', 'fr', 1250.5],
    ['1,250,000', 'de', 1_250_000],
    ['\u0661\u0662\u066b\u0665', 'ar-EG', 12.5],
    ['\u22123', 'en', -3],
    ['.5', 'en', 0.5],
    ['19.5 %', 'en', 19.5],
  ])('reads %s in %s', (text, locale, value) => {
    expect(readNumber(text, locale)).toBe(value)
  })

  it.each(['', '-', 'twelve', '12a', '1e5', '1,2,3', '1.2.3', '12,34.5', '1..5', '5-'])(
    'rejects %s as a number',
    (text) => {
      expect(readNumber(text, 'en')).toBeUndefined()
    },
  )
})
