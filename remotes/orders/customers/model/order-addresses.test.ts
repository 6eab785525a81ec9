import { orderAddresses } from './order-addresses.ts'

const to = (city: string | null) => ({ id: 'x', first_name: 'Ada', city, country_code: 'de' }) as never
const order = (number: number, city: string | null) => ({
  id: `order_${number}`,
  display_id: number,
  created_at: '2026-03-02T10:00:00.000Z',
  canceled_at: null,
  items: [],
  returns: [],
  swaps: [],
  claims: [],
  discounts: [],
  gift_cards: [],
  shipping_address: city === '' ? null : to(city),
})
const numbers = (...args: Parameters<typeof orderAddresses>) =>
  orderAddresses(...args).map(({ order: { display_id } }) => display_id)

test('each address is there once, with the latest order that has it', () => {
  expect(numbers([order(4, 'Berlin'), order(3, ''), order(2, ' Berlin '), order(1, 'Bonn')], [])).toEqual([
    4, 1,
  ])
})

test('saved addresses are left out, and no more than asked for', () => {
  const orders = [order(4, 'Berlin'), order(3, 'Bonn'), order(2, 'Ulm'), order(1, 'Jena')]
  expect(numbers(orders, [to('Berlin')], 2)).toEqual([3, 2])
})
