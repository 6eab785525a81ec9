import { countryName } from './countries.ts'

describe('countryName', () => {
  it('returns the country name in the reader’s language, for codes in either case', () => {
    expect(countryName('it', 'de')).toBe('Italien')
    expect(countryName('IT', 'en')).toBe('Italy')
    expect(countryName('de', 'ar')).toBe('ألمانيا')
  })

  it('returns an invalid code unchanged', () => {
    expect(countryName('Made in Prato', 'en')).toBe('Made in Prato')
    expect(countryName('', 'en')).toBe('')
  })
})
