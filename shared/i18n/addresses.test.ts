/** @jest-environment node */
import { addressLines } from './addresses.ts'

const home = {
  first_name: 'Ren',
  last_name: 'Tanaka',
  company: null,
  address_1: 'Tenjin 20',
  address_2: '',
  postal_code: '810-0001',
  city: 'Fukuoka',
  province: null,
  country_code: 'jp',
}

test('empty lines are left out', () => {
  expect(addressLines(home, 'en')).toEqual(['Ren Tanaka', 'Tenjin 20', '810-0001 Fukuoka', 'Japan'])
  expect(addressLines({ ...home, address_1: '  ' }, 'en')).toHaveLength(3)
})

test('where the post wants it so, the code follows the city and its province', () => {
  const yard = { address_1: '2410 NW Raleigh Street', city: 'Portland', province: 'OR', postal_code: '97210' }
  const lines = (country_code: string) => addressLines({ ...yard, country_code }, 'en').slice(1)
  expect(lines('us')).toEqual(['Portland, OR 97210', 'United States'])
  expect(lines('US')).toEqual(lines('us'))
  expect(lines('de')).toEqual(['97210 Portland', 'OR', 'Germany'])
  expect(addressLines({ city: 'London', postal_code: 'SW1A 1AA', country_code: 'gb' }, 'en')).toEqual([
    'London SW1A 1AA',
    'United Kingdom',
  ])
})

test('the country is named in the language of the reader, and stays as entered where it is no code', () => {
  expect(addressLines({ ...home, country_code: 'DE' }, 'ar').at(-1)).toBe('ألمانيا')
  expect(addressLines({ ...home, country_code: 'Atlantis' }, 'en').at(-1)).toBe('Atlantis')
})

test('no address has no lines', () => {
  expect(addressLines({}, 'en')).toEqual([])
  expect(addressLines(null, 'en')).toEqual([])
})
