import type { Day } from './calendar.ts'
import { partOf, type Period, type Span } from './period.ts'

/** The fields of an order that are read. Amounts are in minor units of its currency. */
export interface SoldOrder {
  created_at: string
  currency_code: string
  /** With tax and shipping. */
  total: number
  refunded_total: number
}

/** The sales of one period. Amounts are in minor units. */
export interface Figures {
  orders: number
  /** Totals with tax and shipping, minus refunds. */
  sales: number
  /** Null without an order. */
  average: number | null
}

export interface Part {
  day: Day
  dayBefore: Day
  now: Figures
  before: Figures
}

/** The sales in one currency. Amounts of different currencies are never added up. */
export interface CurrencySales {
  currency: string
  now: Figures
  before: Figures
  parts: readonly Part[]
}

type Sum = Pick<Figures, 'orders' | 'sales'>

const NONE: Sum = { orders: 0, sales: 0 }

const plus = (sum: Sum, { total, refunded_total }: SoldOrder): Sum => ({
  orders: sum.orders + 1,
  sales: sum.sales + total - refunded_total,
})

const figuresOf = (sum: Sum = NONE): Figures => ({
  ...sum,
  average: sum.orders === 0 ? null : Math.round(sum.sales / sum.orders),
})

function sumsOf(orders: readonly SoldOrder[], span: Span, period: Period, zone: string) {
  const parts = new Map<Day, Sum>()
  let whole = NONE
  for (const order of orders) {
    const at = new Date(order.created_at)
    if (at < span.from || at >= span.until) continue
    const part = partOf(at, period, zone)
    parts.set(part, plus(parts.get(part) ?? NONE, order))
    whole = plus(whole, order)
  }
  return { whole, parts }
}

/** The sales of a period by currency, the one with most orders in both stretches first. */
export function salesOf(orders: readonly SoldOrder[], period: Period, zone: string): CurrencySales[] {
  return Object.entries(Object.groupBy(orders, ({ currency_code }) => currency_code.toLowerCase()))
    .map(([currency, own = []]) => {
      const now = sumsOf(own, period.now, period, zone)
      const before = sumsOf(own, period.before, period, zone)
      return {
        currency,
        now: figuresOf(now.whole),
        before: figuresOf(before.whole),
        parts: period.now.parts.map((day, index) => {
          const dayBefore = period.before.parts[index]!
          return {
            day,
            dayBefore,
            now: figuresOf(now.parts.get(day)),
            before: figuresOf(before.parts.get(dayBefore)),
          }
        }),
      }
    })
    .filter(({ now, before }) => now.orders + before.orders > 0)
    .toSorted(
      (a, b) =>
        b.now.orders + b.before.orders - (a.now.orders + a.before.orders) ||
        a.currency.localeCompare(b.currency),
    )
}

/** By how many percent a figure grew; null where there was nothing to grow from. */
export function growth(now: number | null, before: number | null): number | null {
  return now === null || before === null || before <= 0 ? null : ((now - before) / before) * 100
}

/** How far back the orders go that were read. */
export interface Reach {
  read: number
  all: number
  /** The moment before which orders are missing; none where all were read. */
  since?: string
}

export function reachOf({ orders, count }: { orders: readonly SoldOrder[]; count: number }): Reach {
  const oldest = orders.at(-1)
  const reach = { read: orders.length, all: count }
  return orders.length < count && oldest ? { ...reach, since: oldest.created_at } : reach
}
