/** @jest-environment node */
import { countryName } from './country.ts'

describe('countryName', () => {
  it('says a code in the language of the reader, in either case', () => {
    expect(countryName('it', 'de')).toBe('Italien')
    expect(countryName('IT', 'en')).toBe('Italy')
  })

  it('leaves alone what is no code', () => {
    expect(countryName('Made in Prato', 'en')).toBe('Made in Prato')
    expect(countryName('', 'en')).toBe('')
    expect(countryName(null, 'en')).toBeNull()
  })
})
