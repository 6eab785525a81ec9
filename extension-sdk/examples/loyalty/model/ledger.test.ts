import { ledgerOf, ledgerPatch, withAward, withoutAward } from './ledger.ts'

const LEDGER = { points: 340, awards: { order_1: 40 } }

test('a customer without metadata has an empty ledger', () => {
  expect(ledgerOf(null)).toEqual({ points: 0, awards: {} })
})

test('what makes no sense in the metadata is left out', () => {
  expect(
    ledgerOf({ loyalty_points: -3, loyalty_awards: { order_1: 'x', order_2: 7, order_3: 1.5 } }),
  ).toEqual({
    points: 0,
    awards: { order_2: 7 },
  })
  expect(ledgerOf({ loyalty_points: '12', loyalty_awards: 'none' })).toEqual({ points: 12, awards: {} })
})

test('an award adds to the balance and is remembered', () => {
  expect(withAward(LEDGER, 'order_2', 307)).toEqual({ points: 647, awards: { order_1: 40, order_2: 307 } })
})

test('an order is awarded once, even if it would earn something else now', () => {
  expect(withAward(LEDGER, 'order_1', 99)).toBe(LEDGER)
})

test('taking back undoes exactly what was awarded', () => {
  expect(withoutAward(withAward(LEDGER, 'order_2', 307), 'order_2')).toEqual(LEDGER)
})

test('nothing is taken back twice, and no balance falls below zero', () => {
  expect(withoutAward(LEDGER, 'order_2')).toBe(LEDGER)
  expect(withoutAward({ points: 10, awards: { order_1: 40 } }, 'order_1')).toEqual({ points: 0, awards: {} })
})

test('only the extension’s own keys are sent', () => {
  expect(ledgerPatch(LEDGER)).toEqual({ loyalty_points: 340, loyalty_awards: { order_1: 40 } })
  expect(ledgerOf(ledgerPatch(LEDGER))).toEqual(LEDGER)
})
