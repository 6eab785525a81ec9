/** @jest-environment node */
import { countryName } from './countries.ts'

describe('countryName', () => {
  it('says a code in the language of the reader, in either case', () => {
    expect(countryName('it', 'de')).toBe('Italien')
    expect(countryName('IT', 'en')).toBe('Italy')
    expect(countryName('de', 'ar')).toBe('ألمانيا')
  })

  it('leaves alone what is no code', () => {
    expect(countryName('Made in Prato', 'en')).toBe('Made in Prato')
    expect(countryName('', 'en')).toBe('')
  })
})
