import { historyOf, type HistoryOrder } from './history.ts'

const order = (changes: Partial<HistoryOrder> = {}): HistoryOrder => ({
  id: 'order_1',
  display_id: 1,
  created_at: '2026-03-04T09:30:00.000Z',
  canceled_at: null,
  items: [],
  gift_cards: [],
  shipping_address: null,
  returns: [],
  swaps: [],
  claims: [],
  discounts: [],
  ...changes,
})
const record = { id: 'x', created_at: '2026-03-05T09:30:00.000Z' }
const code = (name: string) => ({ id: `disc_${name}`, code: name })

test('returns, exchanges and claims of all orders are counted', () => {
  const orders = [
    order({ returns: [record, record], claims: [record] }),
    order({ returns: [record], swaps: [record] }),
    order(),
  ]
  expect(historyOf(orders)).toMatchObject({ returns: 3, exchanges: 1, claims: 1, codes: [] })
})

test('codes are counted by orders, the one of most orders first', () => {
  const orders = [
    order({ discounts: [code('B')] }),
    order({ discounts: [code('A'), code('C')] }),
    order({ discounts: [code('C')] }),
  ]
  expect(historyOf(orders).codes).toEqual([
    { id: 'disc_C', code: 'C', orders: 2 },
    { id: 'disc_A', code: 'A', orders: 1 },
    { id: 'disc_B', code: 'B', orders: 1 },
  ])
})

test('gift cards are counted where they were bought, and named where they paid', () => {
  const orders = [
    order({
      items: [
        { is_giftcard: true, quantity: 2 },
        { is_giftcard: false, quantity: 5 },
      ],
    }),
    order({ gift_cards: [{ id: 'gift_1', code: 'ABCD' }] }),
  ]
  expect(historyOf(orders)).toMatchObject({
    giftCards: 2,
    usedGiftCards: [{ id: 'gift_1', code: 'ABCD', orders: 1 }],
  })
})
