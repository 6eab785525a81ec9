import { paymentLines, totalLines, type TotalledOrder } from './totals.ts'

const CAPTURED = { captured_at: '2026-11-12T17:53:00.000Z', canceled_at: null, swap_id: null }

const order = (more: Partial<TotalledOrder> = {}): TotalledOrder => ({
  subtotal: 28800,
  discount_total: 2880,
  gift_card_total: 0,
  shipping_total: 490,
  tax_total: 4381,
  total: 30791,
  refunded_total: 0,
  discounts: [{ id: 'disc_1', code: 'WELCOME10', rule: { type: 'percentage' } }],
  items: [{ adjustments: [{ amount: 2880, discount_id: 'disc_1' }] }],
  gift_cards: ['gift_a', 'gift_b'].map((id) => ({ id, code: id.toUpperCase() })),
  gift_card_transactions: [],
  payments: [{ ...CAPTURED, amount: 30791 }],
  refunds: [],
  ...more,
})

const shown = (lines: ReturnType<typeof totalLines>) =>
  lines.map(({ kind, amount, codes }) => [kind, amount, ...codes])

test('the lines add up to the total', () => {
  const lines = totalLines(order())
  expect(shown(lines)).toEqual([
    ['subtotal', 28800],
    ['discount', -2880, 'WELCOME10'],
    ['shipping', 490],
    ['tax', 4381],
    ['total', 30791],
  ])
  expect(lines.slice(0, -1).reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(30791)
})

const used = (id: string, amount: number) => ({ id: `gct_${id}`, amount, gift_card_id: id })

test('each gift card is listed with the amount taken from it', () => {
  const transactions = [used('gift_a', 2000), used('gift_b', 616)]
  expect(shown(totalLines(order({ gift_card_total: 2616, gift_card_transactions: transactions })))).toEqual(
    expect.arrayContaining([
      ['giftCard', -2000, 'GIFT_A'],
      ['giftCard', -616, 'GIFT_B'],
    ]),
  )
})

test('gift cards that do not add up to the amount are merged into one row', () => {
  const lines = totalLines(order({ gift_card_total: 2616, gift_card_transactions: [] }))
  expect(shown(lines)).toContainEqual(['giftCard', -2616, 'GIFT_A', 'GIFT_B'])
})

test('waived shipping has a row without an amount', () => {
  const discounts = [{ id: 'disc_2', code: 'FREESHIP', rule: { type: 'free_shipping' } }]
  expect(shown(totalLines(order({ discounts, discount_total: 0, items: [] })))).toContainEqual([
    'discount',
    null,
    'FREESHIP',
  ])
})

test('an authorized payment does not count as paid', () => {
  const payments = [{ ...CAPTURED, captured_at: null, amount: 30791 }]
  expect(shown(paymentLines(order({ payments })))).toEqual([
    ['paid', 0],
    ['refunded', 0],
    ['net', 0],
  ])
})

test('the net is the captured amount minus refunds', () => {
  expect(shown(paymentLines(order({ refunded_total: 15254 })))).toEqual([
    ['paid', 30791],
    ['refunded', -15254],
    ['net', 15537],
  ])
})

const reasons = (more: Partial<TotalledOrder>) =>
  paymentLines(order(more)).flatMap(({ kind, amount, reason }) =>
    kind === 'refunded' ? [[amount, reason]] : [],
  )

test('refunds are listed by their reasons, as long as they add up', () => {
  const refunds = [
    { amount: 1000, reason: 'return' },
    { amount: 300, reason: 'discount' },
    { amount: 500, reason: 'return' },
  ]
  expect(reasons({ refunds, refunded_total: 1800 })).toEqual([
    [-1500, 'return'],
    [-300, 'discount'],
  ])
  expect(reasons({ refunds, refunded_total: 2000 })).toEqual([[-2000, undefined]])
})
