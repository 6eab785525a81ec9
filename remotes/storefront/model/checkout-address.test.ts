import { draftOf } from './address-form.ts'
import { addressesIn, checkoutForm, isDraftOf } from './checkout-address.ts'

type Shopper = Parameters<typeof addressesIn>[0]

const saved = (id: string, city: string, country_code: string) =>
  ({ id, first_name: 'Ada', address_1: 'Hafenstraße 1', city, country_code, created_at: id }) as never

const shopper = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  phone: null,
  shipping_addresses: [saved('1', 'Hamburg', 'de'), saved('2', 'Basel', 'ch'), saved('3', 'Bremen', 'de')],
  metadata: { default_address_id: '3' },
} as Shopper
const empty = { email: null, shipping_address: { country_code: 'de' } }

const german = addressesIn(shopper, ['de', 'fr'])

test('offers the addresses that lie in the region, the default one first', () => {
  expect(german.map(({ city }) => city)).toEqual(['Bremen', 'Hamburg'])
})

test('fills the form with the first saved address', () => {
  const form = checkoutForm(empty, 'de', shopper, german)
  expect(form).toMatchObject({ email: 'ada@example.com', shipping: { city: 'Bremen' } })
  expect(isDraftOf(form.shipping, german[0]!)).toBe(true)
  expect(isDraftOf({ ...form.shipping, city: 'Kiel' }, german[0]!)).toBe(false)
})

test('fills in the name of an account without an address in the region', () => {
  const form = checkoutForm(empty, 'fr', shopper, [])
  expect(form.shipping).toEqual(draftOf({ first_name: 'Ada', last_name: 'Byron' }, 'fr'))
})

test('keeps the address that the cart has, and leaves guests alone', () => {
  const cart = { email: 'bo@example.com', shipping_address: { address_1: 'Markt 2', country_code: 'de' } }
  expect(checkoutForm(cart, 'de', shopper, german)).toMatchObject({
    email: 'bo@example.com',
    shipping: { address_1: 'Markt 2' },
  })
  expect(checkoutForm(empty, 'de', undefined, []).shipping).toEqual(draftOf(null, 'de'))
})
