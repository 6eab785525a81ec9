import { historyOf, type HistoryOrder } from './history.ts'

const order = (changes: Partial<HistoryOrder> = {}): HistoryOrder => ({
  returns: [],
  swaps: [],
  claims: [],
  discounts: [],
  ...changes,
})
const code = (name: string) => ({ id: `disc_${name}`, code: name })

test('returns, exchanges and claims of all orders are counted', () => {
  const orders = [order({ returns: [{}, {}], claims: [{}] }), order({ returns: [{}], swaps: [{}] }), order()]
  expect(historyOf(orders)).toEqual({ returns: 3, exchanges: 1, claims: 1, codes: [] })
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
