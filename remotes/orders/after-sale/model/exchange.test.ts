import { blankValues } from '../components/values.ts'
import { exchangeDifference, priceOf, sentExchange } from './exchange.ts'

it.each([
  ['EUR: a dearer mug', [{ price: 2400, quantity: 1 }], 1800, 0, 600],
  ['EUR: a cheaper one, sent back at the customer’s cost', [{ price: 1500, quantity: 1 }], 1800, 200, -100],
  ['JPY: two for one', [{ price: 1500, quantity: 2 }], 3000, 0, 0],
  ['KWD: thousandths', [{ price: 12_345, quantity: 1 }], 12_300, 0, 45],
])('%s', (_name, extras, goods, shipping, expected) => {
  expect(exchangeDifference(extras, goods, shipping)).toBe(expected)
})

it('an empty quantity costs nothing yet', () => {
  expect(priceOf([{ price: 2400, quantity: null }])).toBe(0)
})

const order = {
  id: 'order_1',
  display_id: 1,
  region_id: 'reg_1',
  currency_code: 'eur',
  refundable_amount: 9000,
  items: [],
  returns: [],
  swaps: [],
  claims: [],
}

it('a delivery costs the usual price of its option unless another is typed, also none at all', () => {
  const values = { ...blankValues([], order), delivery: 'so_1' }
  const priced = (deliveryPrice: number | null) =>
    sentExchange({ ...values, deliveryPrice }, [], 590).custom_shipping_options
  expect(priced(null)).toEqual([{ option_id: 'so_1', price: 590 }])
  expect(priced(200)).toEqual([{ option_id: 'so_1', price: 200 }])
  expect(priced(0)).toEqual([{ option_id: 'so_1', price: 0 }])
})

it('without a chosen delivery the customer chooses one of the usual ones', () => {
  expect(sentExchange(blankValues([], order), [], undefined)).not.toHaveProperty('custom_shipping_options')
})
