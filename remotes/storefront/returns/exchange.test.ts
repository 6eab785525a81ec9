import { exchangeStateOf, isPayableHere } from './exchange.ts'

const back = { is_return: true, variant_id: 'variant_1', unit_price: -1800 }
const sent = { is_return: false, variant_id: 'variant_2', unit_price: 2500 }

test('a difference is only paid where the server can take it', () => {
  const cart = { total: 700, items: [back, sent] }
  expect(isPayableHere({ allow_backorder: true }, cart)).toBe(true)
  expect(isPayableHere({ allow_backorder: false }, cart)).toBe(false)
  expect(isPayableHere({ allow_backorder: false }, { ...cart, total: 0 })).toBe(true)
})

test('nobody pays for pieces that come back', () => {
  const items = [{ ...back, unit_price: 1800 }, sent]
  expect(isPayableHere({ allow_backorder: true }, { total: 4300, items })).toBe(false)
})

test('the return parcel of an exchange may cost something', () => {
  const label = { is_return: true, variant_id: null, unit_price: 490 }
  expect(isPayableHere({ allow_backorder: true }, { total: 1190, items: [back, sent, label] })).toBe(true)
})

test('a canceled exchange is canceled, even when it was confirmed before', () => {
  const at = '2026-01-01T10:00:00Z'
  expect(exchangeStateOf({ canceled_at: null, confirmed_at: null })).toBe('open')
  expect(exchangeStateOf({ canceled_at: null, confirmed_at: at })).toBe('confirmed')
  expect(exchangeStateOf({ canceled_at: at, confirmed_at: at })).toBe('canceled')
})
