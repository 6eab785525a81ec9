import { addressLines } from './address-lines.ts'

const address = {
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

test('lines that nobody filled in are left out', () => {
  expect(addressLines(address, 'en')).toEqual(['Ren Tanaka', 'Tenjin 20', '810-0001 Fukuoka', 'Japan'])
})

test('the country is named in the reader’s language', () => {
  expect(addressLines({ ...address, country_code: 'DE' }, 'ar').at(-1)).toBe('ألمانيا')
})

test('a country that is no code stays as it was entered', () => {
  expect(addressLines({ ...address, country_code: 'Atlantis' }, 'en').at(-1)).toBe('Atlantis')
})

test('an empty address has no lines', () => {
  const empty = Object.fromEntries(
    Object.keys(address).map((key) => [key, null]),
  ) as unknown as typeof address
  expect(addressLines(empty, 'en')).toEqual([])
})
