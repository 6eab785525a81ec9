import { dueStep, isOpenStep, stepAfter, stepPath, stepToShow, type Progress } from './checkout-steps.ts'

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
  // The backend's cart after it was created for a country.
  shipping_address: { country_code: 'de', first_name: null },
  items: [],
  shipping_methods: [],
  payment_sessions: [],
  total: 4900,
}
const addressed = { ...empty, email: 'mira@example.com', shipping_address: address }
const delivered = { ...addressed, shipping_methods: [{}] }
const paid = { ...delivered, payment_sessions: [{ is_selected: true }] }

test('each step opens when the ones before it are done', () => {
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

test('an address without an email is incomplete', () => {
  expect(dueStep({ ...addressed, email: '' })).toBe('address')
})

test('payment is done once a provider is selected', () => {
  expect(dueStep({ ...delivered, payment_sessions: [{ is_selected: null }] })).toBe('payment')
})

test('payment is done when nothing is due', () => {
  expect(dueStep({ ...delivered, total: 0 })).toBe('review')
})

test('a step cannot be skipped, but an earlier one can be reopened', () => {
  expect(stepToShow('review', addressed)).toBe('delivery')
  expect(stepToShow('address', paid)).toBe('address')
  expect(isOpenStep('payment', addressed)).toBe(false)
  expect(isOpenStep('delivery', addressed)).toBe(true)
})

test.each([null, '', 'thanks'])('the step %p in the URL opens the current step', (requested) => {
  expect(stepToShow(requested, delivered)).toBe('payment')
})

test('the steps have a fixed order, and review is the last', () => {
  expect(stepAfter('address')).toBe('delivery')
  expect(stepAfter('review')).toBe('review')
})

test('the address of a step keeps the cart of a payment link', () => {
  expect(stepPath(new URLSearchParams('cart_id=cart_1&step=address'), 'payment')).toBe(
    '?cart_id=cart_1&step=payment',
  )
})
