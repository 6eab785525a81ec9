import { preflightOf } from './preflight.ts'

const HOME = {
  first_name: 'Mara',
  last_name: 'Arendt',
  address_1: 'Deichstraße 4',
  city: 'Hamburg',
  postal_code: '20459',
  country_code: 'de',
}
const order = (more: object = {}) => ({
  payment_status: 'captured',
  items: [{ is_giftcard: false }],
  shipping_address: HOME as object | null,
  ...more,
})

test('nothing speaks against a paid order with an address', () => {
  expect(preflightOf(order())).toEqual([])
})

test('a payment that is not captured, missing or in trouble is pointed out', () => {
  expect(preflightOf(order({ payment_status: 'awaiting' }))).toEqual(['notCaptured'])
  expect(preflightOf(order({ payment_status: 'not_paid' }))).toEqual(['unpaid'])
  expect(preflightOf(order({ payment_status: 'requires_action' }))).toEqual(['paymentProblem'])
})

test.each(['address_1', 'city', 'postal_code', 'country_code'])(
  'an address without %s is incomplete',
  (part) => {
    expect(preflightOf(order({ shipping_address: { ...HOME, [part]: '' } }))).toEqual(['addressIncomplete'])
  },
)

test('a company is name enough, and some countries have no postal codes', () => {
  const office = {
    ...HOME,
    first_name: '',
    last_name: null,
    company: 'Sail & Co',
    country_code: 'HK',
    postal_code: null,
  }
  expect(preflightOf(order({ shipping_address: office }))).toEqual([])
})

test('gift cards alone need no address', () => {
  const cards = [{ is_giftcard: true }]
  expect(preflightOf(order({ items: cards, shipping_address: null }))).toEqual([])
  expect(preflightOf(order({ shipping_address: null }))).toEqual(['noAddress'])
})
