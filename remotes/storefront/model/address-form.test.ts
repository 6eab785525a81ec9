import { fieldBlamedBy, formOf, isEmail, payloadOf, readAddressForm } from './address-form.ts'

const home = {
  first_name: 'Mira',
  last_name: 'Vogt',
  company: null,
  address_1: 'Lindenweg 4',
  address_2: null,
  postal_code: '50667',
  city: 'Köln',
  province: null,
  country_code: 'de',
  phone: null,
}

test('a new cart gives an empty form with the country of the shop', () => {
  const form = formOf({ email: null, shipping_address: null, billing_address: null }, 'fr')
  expect(form.email).toBe('')
  expect(form.shipping).toMatchObject({ first_name: '', country_code: 'fr' })
  expect(form.billingIsShipping).toBe(true)
})

test('saved addresses prefill the form', () => {
  const form = formOf({ email: 'mira@example.com', shipping_address: home, billing_address: home }, 'fr')
  expect(form.shipping).toMatchObject({ first_name: 'Mira', company: '', country_code: 'de' })
  expect(form.billingIsShipping).toBe(true)
})

test('a different billing address has fields of its own', () => {
  const office = { ...home, address_1: 'Am Hof 1' }
  const form = formOf({ email: '', shipping_address: home, billing_address: office }, 'de')
  expect(form.billingIsShipping).toBe(false)
  expect(payloadOf(form).billing_address).toMatchObject({ address_1: 'Am Hof 1' })
})

test('values are trimmed, and the billing address defaults to the shipping address', () => {
  const form = formOf({ email: ' mira@example.com ', shipping_address: { ...home, city: ' Köln ' } }, 'de')
  const payload = payloadOf(form)
  expect(payload.email).toBe('mira@example.com')
  expect(payload.shipping_address).toMatchObject({ city: 'Köln', address_2: '' })
  expect(payload.billing_address).toEqual(payload.shipping_address)
})

test.each([
  ['mira@example.com', true],
  [' mira@mail.example.com ', true],
  ['mira@example', false],
  ['mira example.com', false],
  ['@example.com', false],
  ['mira@example..com', false],
])('%p is an e-mail address: %p', (text, answer) => {
  expect(isEmail(text)).toBe(answer)
})

test('only a complete draft is restored from storage', () => {
  const form = formOf({ email: '', shipping_address: home }, 'de')
  expect(readAddressForm(structuredClone(form))).toEqual(form)
  for (const broken of [
    null,
    'text',
    {},
    { ...form, shipping: { first_name: 'Mira' } },
    { ...form, email: 1 },
  ]) {
    expect(readAddressForm(broken)).toBeUndefined()
  }
})

test.each([
  ['email must be an email', 'email'],
  ['Shipping country must be in the cart region', 'shipping.country_code'],
  ['Billing country must be in the cart region', 'billing.country_code'],
  ['Something else', undefined],
])('%p is about %p', (message, field) => {
  expect(fieldBlamedBy(message)).toBe(field)
})
