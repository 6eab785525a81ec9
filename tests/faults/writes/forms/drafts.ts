import type { Page } from '@playwright/test'

import { at, status, type WriteForm } from './write-form.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

const createDraft: WriteForm = {
  name: 'create a draft order',
  write: /^\/admin\/draft-orders$/,
  prepare: at('/draft-orders/new'),
  async fill(page, mark) {
    await page.getByRole('radio', { name: 'Europe' }).check({ force: true })
    await next(page)
    await page.getByRole('button', { name: 'Add custom item' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Engraving')
    await page.getByRole('textbox', { name: 'Price before tax' }).fill('12.50')
    await next(page)
    await next(page)
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`${mark}@example.com`)
    await next(page)
    await next(page)
    await page.getByRole('radio', { name: /^Standard/ }).check({ force: true })
    await next(page)
  },
  save: (page) => page.getByRole('button', { name: 'Create draft' }),
  done: (page) => status(page, 'Draft created'),
  typed: (page, mark) => page.getByText(`${mark}@example.com`),
  async count(store, mark) {
    const { count } = await store.get<{ count: number }>(`/draft-orders?q=${mark}`)
    return count
  },
}

const markPaid: WriteForm = {
  name: 'mark a draft order as paid',
  write: /^\/admin\/draft-orders\/[^/]+\/pay$/,
  async prepare(store, mark) {
    const { regions } = await store.get<{ regions: { id: string; name: string }[] }>('/regions?limit=60')
    const { draft_order } = await store.post<{ draft_order: { id: string } }>('/draft-orders', {
      email: `${mark}@example.com`,
      region_id: regions.find(({ name }) => name === 'Europe')?.id,
      items: [{ title: 'Engraving', unit_price: 1250, quantity: 1 }],
      shipping_methods: [],
    })
    return `/draft-orders/${draft_order.id}`
  },
  fill: (page) => page.getByRole('button', { name: 'Mark as paid' }).click(),
  save: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }),
  done: (page) => status(page, 'Order created'),
  async count(store, mark) {
    const { count } = await store.get<{ count: number }>(`/orders?email=${mark}@example.com`)
    return count
  },
}

export const DRAFTS_FORMS: readonly WriteForm[] = [createDraft, markPaid]
