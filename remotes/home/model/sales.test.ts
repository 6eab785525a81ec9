import { periodOf } from './period.ts'
import { growth, reachOf, salesOf, type SoldOrder } from './sales.ts'

const AT = new Date('2026-11-21T12:00:00Z')
const WEEK = periodOf('7d', AT, 'UTC')

const order = (created_at: string, total: number, more: Partial<SoldOrder> = {}): SoldOrder => ({
  created_at,
  currency_code: 'eur',
  total,
  refunded_total: 0,
  ...more,
})
const sales = (...orders: SoldOrder[]) => salesOf(orders, WEEK, 'UTC')

test('sums the sales of the period and of the one before', () => {
  const [eur] = sales(
    order('2026-11-15T00:00:00Z', 1000),
    order('2026-11-21T11:59:59Z', 2001),
    order('2026-11-14T11:59:59Z', 500),
    order('2026-11-08T00:00:00Z', 700),
  )

  expect(eur?.now).toEqual({ orders: 2, sales: 3001, average: 1501 })
  expect(eur?.before).toEqual({ orders: 2, sales: 1200, average: 600 })
})

test('leaves out orders before, between and after the two periods', () => {
  const [eur] = sales(
    order('2026-11-07T23:59:59Z', 1),
    order('2026-11-14T12:00:00Z', 2),
    order('2026-11-21T12:00:00Z', 4),
    order('2026-11-20T00:00:00Z', 8),
  )

  expect(eur?.now.sales).toBe(8)
  expect(eur?.before.orders).toBe(0)
})

test('groups orders by day, with the day of the previous period', () => {
  const [eur] = sales(order('2026-11-16T23:59:59Z', 1000), order('2026-11-09T08:00:00Z', 400))

  expect(eur?.parts.map(({ now }) => now.sales)).toEqual([0, 1000, 0, 0, 0, 0, 0])
  expect(eur?.parts[1]).toEqual({
    day: '2026-11-16',
    dayBefore: '2026-11-09',
    now: { orders: 1, sales: 1000, average: 1000 },
    before: { orders: 1, sales: 400, average: 400 },
  })
  expect(eur?.parts[0]?.now.average).toBeNull()
})

test('a day is the day in the user’s time zone', () => {
  const zone = 'Asia/Tokyo'
  const [eur] = salesOf([order('2026-11-20T15:00:00Z', 1000)], periodOf('7d', AT, zone), zone)

  expect(eur?.parts.find(({ now }) => now.orders === 1)?.day).toBe('2026-11-21')
})

test('counts every order once on a day of 25 hours', () => {
  const zone = 'Europe/Berlin'
  const hours = Array.from({ length: 25 }, (_, hour) =>
    order(new Date(Date.UTC(2026, 9, 24, 22 + hour)).toISOString(), 100),
  )
  const [eur] = salesOf(hours, periodOf('7d', new Date('2026-10-27T12:00:00Z'), zone), zone)

  expect(eur?.parts.filter(({ now }) => now.orders > 0)).toMatchObject([
    { day: '2026-10-25', now: { orders: 25, sales: 2500, average: 100 } },
  ])
})

test('twelve months have twelve groups', () => {
  const year = periodOf('12m', AT, 'UTC')
  const [eur] = salesOf([order('2026-02-28T23:00:00Z', 5), order('2025-02-01T00:00:00Z', 7)], year, 'UTC')

  expect(eur?.parts[2]).toMatchObject({ day: '2026-02-01', now: { sales: 5 }, before: { sales: 7 } })
  expect(eur?.parts).toHaveLength(12)
})

test('refunds are subtracted', () => {
  const [eur] = sales(order('2026-11-20T00:00:00Z', 5000, { refunded_total: 1500 }))

  expect(eur?.now).toEqual({ orders: 1, sales: 3500, average: 3500 })
})

test('currencies are never summed, and the one with the most orders comes first', () => {
  const found = sales(
    order('2026-11-20T00:00:00Z', 129_000, { currency_code: 'KWD' }),
    order('2026-11-20T00:00:00Z', 4290, { currency_code: 'jpy' }),
    order('2026-11-09T00:00:00Z', 4291, { currency_code: 'jpy' }),
    order('2026-11-20T00:00:00Z', 1250, { currency_code: 'eur' }),
  )

  expect(found.map(({ currency, now }) => [currency, now.sales])).toEqual([
    ['jpy', 4290],
    ['eur', 1250],
    ['kwd', 129_000],
  ])
})

test('an average in yen is a whole yen', () => {
  const yen = { currency_code: 'jpy' }
  const [jpy] = sales(order('2026-11-20T00:00:00Z', 100, yen), order('2026-11-20T00:00:00Z', 101, yen))

  expect(jpy?.now.average).toBe(101)
})

test('without orders there are no currencies', () => {
  expect(sales()).toEqual([])
  expect(sales(order('2026-11-14T12:00:00Z', 2))).toEqual([])
})

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 100, -100],
  [100, 0, null],
  [100, -20, null],
  [null, 100, null],
  [100, null, null],
])('from %s after %s it is %s percent', (now, before, percent) => {
  expect(growth(now, before)).toBe(percent)
})

test('orders beyond the read limit are missing before the oldest one read', () => {
  const orders = [order('2026-11-20T00:00:00Z', 1), order('2026-11-19T00:00:00Z', 2)]

  expect(reachOf({ orders, count: 2 })).toEqual({ read: 2, all: 2 })
  expect(reachOf({ orders, count: 9 })).toEqual({ read: 2, all: 9, since: '2026-11-19T00:00:00Z' })
})
