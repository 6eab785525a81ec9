/** What is read of an order. Amounts are in minor units of its currency. */
export interface SpentOrder {
  currency_code: string
  status: string
  /** With tax and shipping. */
  total: number
  refunded_total: number
}

/** What a customer spent in one currency, in minor units. Amounts of different currencies are never added up. */
export interface CurrencySpend {
  currency: string
  orders: number
  /** Totals with tax and shipping, less what was refunded. */
  spent: number
  average: number
}

/** The spend by currency, the one with most orders first. Cancelled orders do not count. */
export function spendOf(orders: readonly SpentOrder[]): CurrencySpend[] {
  const counted = orders.filter(({ status }) => status !== 'canceled')
  return Object.entries(Object.groupBy(counted, ({ currency_code }) => currency_code.toLowerCase()))
    .map(([currency, own = []]) => {
      const spent = own.reduce((sum, { total, refunded_total }) => sum + total - refunded_total, 0)
      return { currency, orders: own.length, spent, average: Math.round(spent / own.length) }
    })
    .toSorted((one, other) => other.orders - one.orders || one.currency.localeCompare(other.currency))
}
