import { addressChanges } from './address-changes.ts'
import { NO_ADDRESS } from './draft-values.ts'

const SAVED = {
  ...NO_ADDRESS,
  first_name: 'Ada',
  last_name: 'Lind',
  company: 'Lind & Co',
  address_1: 'Elm 1',
  postal_code: '10115',
  city: 'Berlin',
  country_code: 'de',
}

test('an emptied field is sent empty, because the server keeps what is not sent', () => {
  expect(addressChanges({ ...SAVED, company: '' }, SAVED)).toMatchObject({ company: '', city: 'Berlin' })
})

test('an emptied address empties every saved field, and the country with null', () => {
  expect(addressChanges(NO_ADDRESS, SAVED)).toEqual({
    first_name: '',
    last_name: '',
    company: '',
    address_1: '',
    postal_code: '',
    city: '',
    country_code: null,
  })
})

test('fields without a value before and now are left out', () => {
  expect(addressChanges({ ...NO_ADDRESS, country_code: 'de' }, null)).toEqual({ country_code: 'de' })
})
