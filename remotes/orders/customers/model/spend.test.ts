import { spendOf, type SpentOrder } from './spend.ts'

const order = (total: number, changes: Partial<SpentOrder> = {}): SpentOrder => ({
  currency_code: 'eur',
  status: 'completed',
  total,
  refunded_total: 0,
  ...changes,
})

describe('the spend of a customer', () => {
  it('is one line for each currency, the one with most orders first', () => {
    const orders = [order(900, { currency_code: 'jpy' }), order(1000), order(2001, { currency_code: 'EUR' })]
    expect(spendOf(orders)).toEqual([
      { currency: 'eur', orders: 2, spent: 3001, average: 1501 },
      { currency: 'jpy', orders: 1, spent: 900, average: 900 },
    ])
  })

  it('is less what was refunded', () => {
    expect(spendOf([order(5000, { refunded_total: 1500 })])).toMatchObject([{ spent: 3500, average: 3500 }])
  })

  it('leaves cancelled orders out', () => {
    expect(spendOf([order(5000), order(7000, { status: 'canceled' })])).toMatchObject([
      { orders: 1, spent: 5000 },
    ])
    expect(spendOf([order(7000, { status: 'canceled' })])).toEqual([])
  })

  it('is nothing without an order', () => {
    expect(spendOf([])).toEqual([])
  })
})
