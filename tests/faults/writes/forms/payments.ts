import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import type { Order } from './new-order.ts'
import { prepareTwoPayments } from './order-edits.ts'
import { button, dialog, status, type WriteForm } from './write-form.ts'

interface Paid extends Order {
  payments: { id: string; captured_at: string | null }[]
}

const orderAt = async (store: Store, path: string): Promise<Paid> =>
  (await store.get<{ order: Paid }>(path.replace(/^\/a/, ''))).order

const captureOne: WriteForm = {
  name: 'capture one of two payments',
  write: /^\/admin\/payments\/[^/]+\/capture$/,
  prepare: prepareTwoPayments,
  fill: (page) =>
    page
      .getByRole('button', { name: /^Capture €/ })
      .first()
      .click(),
  save: (page) => page.getByRole('alertdialog').getByRole('button', { name: /^Capture / }),
  done: (page) => status(page, 'Payment captured'),
  count: async (store, _mark, path) =>
    (await orderAt(store, path)).payments.filter(({ captured_at }) => captured_at !== null).length,
}

const isRefundedTwice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This was refunded twice' })

const refundOne: WriteForm = {
  name: 'refund one of two payments',
  write: /^\/admin\/payments\/[^/]+\/refund$/,
  async prepare(store, mark) {
    const path = await prepareTwoPayments(store, mark)
    for (const { id } of (await orderAt(store, path)).payments)
      await store.post(`/payments/${id}/capture`, {})
    return path
  },
  async fill(page, mark) {
    await button(page, 'Refund').first().click()
    await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('1')
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill(mark)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Refund' }),
  done: (page) => status(page, 'Refunded').or(isRefundedTwice(page)),
  doubled: isRefundedTwice,
  typed: (page, mark) => dialog(page).getByText(mark, { exact: true }),
  count: async (store, mark, path) =>
    (await orderAt(store, path)).refunds.filter(({ note }) => note === mark).length,
}

/** What is done to a single payment of an order that has several. */
export const PAYMENT_FORMS: readonly WriteForm[] = [captureOne, refundOne]
