import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isWithdrawable, withdrawableOf, withdrawalDays } from './withdrawal.ts'

const DAY = 86_400_000
const sentAt = Date.parse('2026-03-01T12:00:00Z')

const order = (shipped: number, ...parcels: number[]) => ({
  status: 'pending' as const,
  items: [{ quantity: 2, shipped_quantity: shipped }],
  fulfillments: parcels.map((days) => ({
    canceled_at: null,
    shipped_at: new Date(sentAt + days * DAY).toISOString(),
  })),
})

test('a region may grant more days than the law, never fewer', () => {
  expect(withdrawalDays(null)).toBe(14)
  expect(withdrawalDays({ withdrawal_days: 'soon' })).toBe(14)
  expect(withdrawalDays({ withdrawal_days: 7 })).toBe(14)
  expect(withdrawalDays({ withdrawal_days: '30' })).toBe(30)
})

test('the period begins with the last parcel and leaves time for its way', () => {
  const last = sentAt + 3 * DAY
  expect(isWithdrawable(order(2, 0, 3), 14, last + 21 * DAY)).toBe(true)
  expect(isWithdrawable(order(2, 0, 3), 14, last + 22 * DAY)).toBe(false)
  expect(isWithdrawable(order(2, 0, 3), 30, last + 22 * DAY)).toBe(true)
})

test('the period does not end while a piece was not sent', () => {
  expect(isWithdrawable(order(1, 0), 14, sentAt + 100 * DAY)).toBe(true)
})

test('a canceled order needs no withdrawal', () => {
  expect(isWithdrawable({ ...order(1, 0), status: 'canceled' }, 14, sentAt)).toBe(false)
})

test('pieces that came back or were announced, and gift cards, are left out', () => {
  const line = { id: 'item_1', is_giftcard: false, quantity: 3, returned_quantity: null }
  const announced = { id: 'ret_1', orderId: 'order_1', at: '', refund: 0, label: [] }
  expect(withdrawableOf(line, [])).toBe(3)
  expect(withdrawableOf({ ...line, returned_quantity: 1 }, [])).toBe(2)
  expect(withdrawableOf(line, [{ ...announced, lines: [{ id: 'item_1', quantity: 2, before: 0 }] }])).toBe(1)
  expect(withdrawableOf({ ...line, is_giftcard: true }, [])).toBe(0)
})

test('texts name no period that no setting can change', () => {
  const texts = ['shop', 'account', 'storefront'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../../locales/en/${name}.json`), 'utf8'),
  )
  expect(texts.join('\n')).not.toMatch(/within (\d+|two) /)
})
