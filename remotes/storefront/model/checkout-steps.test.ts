import { dueStep, isOpenStep, stepAfter, stepToShow, type Progress } from './checkout-steps.ts'

const address = {
  first_name: 'Mira',
  last_name: 'Vogt',
  address_1: 'Lindenweg 4',
  postal_code: '50667',
  city: 'Köln',
  country_code: 'de',
}

const empty: Progress = {
  email: null,
  // What the backend makes of a cart that was created for a country.
  shipping_address: { country_code: 'de', first_name: null },
  shipping_methods: [],
  payment_sessions: [],
  total: 4900,
}
const addressed = { ...empty, email: 'mira@example.com', shipping_address: address }
const delivered = { ...addressed, shipping_methods: [{}] }
const paid = { ...delivered, payment_sessions: [{ is_selected: true }] }

test('each step is due when the ones before it are done', () => {
  expect([empty, addressed, delivered, paid].map(dueStep)).toEqual([
    'address',
    'delivery',
    'payment',
    'review',
  ])
})

test.each(Object.keys(address))('an address without %s is not done', (part) => {
  expect(dueStep({ ...addressed, shipping_address: { ...address, [part]: '' } })).toBe('address')
})

test('an address without an e-mail address is not done', () => {
  expect(dueStep({ ...addressed, email: '' })).toBe('address')
})

test('a way to pay counts once it is chosen', () => {
  expect(dueStep({ ...delivered, payment_sessions: [{ is_selected: null }] })).toBe('payment')
})

test('nothing to pay needs no way to pay', () => {
  expect(dueStep({ ...delivered, total: 0 })).toBe('review')
})

test('a step cannot be skipped, but an earlier one can be opened again', () => {
  expect(stepToShow('review', addressed)).toBe('delivery')
  expect(stepToShow('address', paid)).toBe('address')
  expect(isOpenStep('payment', addressed)).toBe(false)
  expect(isOpenStep('delivery', addressed)).toBe(true)
})

test.each([null, '', 'thanks'])('the address %p leads to the step that is due', (wanted) => {
  expect(stepToShow(wanted, delivered)).toBe('payment')
})

test('steps follow each other and review is the last', () => {
  expect(stepAfter('address')).toBe('delivery')
  expect(stepAfter('review')).toBe('review')
})
