import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { selectAll } from './order-list.ts'
import { at, dialog, status, type WriteForm } from './write-form.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

const draftsOf = async (store: Store, mark: string): Promise<number> =>
  (await store.get<{ count: number }>(`/draft-orders?q=${mark}`)).count

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
  count: draftsOf,
}

/** A draft of one line of its own, which is called like the mark. */
async function prepareDraft(store: Store, mark: string): Promise<string> {
  const { regions } = await store.get<{ regions: { id: string; name: string }[] }>('/regions?limit=60')
  const region_id = regions.find(({ name }) => name === 'Europe')?.id
  const { shipping_options: options } = await store.get<{ shipping_options: { id: string }[] }>(
    `/shipping-options?region_id=${region_id}&is_return=false`,
  )
  const { draft_order } = await store.post<{ draft_order: { id: string } }>('/draft-orders', {
    email: `${mark}@example.com`,
    region_id,
    items: [{ title: mark, unit_price: 1250, quantity: 1 }],
    shipping_methods: [{ option_id: options[0]?.id }],
  })
  return `/draft-orders/${draft_order.id}`
}

const markPaid: WriteForm = {
  name: 'mark a draft order as paid',
  write: /^\/admin\/draft-orders\/[^/]+\/pay$/,
  prepare: prepareDraft,
  fill: (page) => page.getByRole('button', { name: 'Mark as paid' }).click(),
  save: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }),
  done: (page) => status(page, 'Order created'),
  async count(store, mark) {
    const { count } = await store.get<{ count: number }>(`/orders?email=${mark}@example.com`)
    return count
  },
}

interface Draft {
  cart: { email: string; items: { title: string; quantity: number }[] }
}

const replaceDraft: WriteForm = {
  name: 'replace a draft order',
  write: /^\/admin\/draft-orders$/,
  prepare: prepareDraft,
  async fill(page) {
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Edit draft/ }).waitFor()
    await next(page)
    const quantity = page.getByRole('textbox', { name: 'Quantity' })
    await quantity.fill('3')
    await quantity.press('Tab')
    for (let step = 0; step < 5; step++) await next(page)
  },
  save: (page) => page.getByRole('button', { name: 'Save', exact: true }),
  done: (page) => status(page, 'Draft created'),
  typed: (page, mark) => page.getByText(mark, { exact: true }).first(),
  async count(store, mark) {
    const { draft_orders } = await store.get<{ draft_orders: Draft[] }>(
      `/draft-orders?q=${mark}&expand=cart,cart.items`,
    )
    return draft_orders.filter(({ cart }) => cart.items.some(({ quantity }) => quantity === 3)).length
  },
}

const editContact: WriteForm = {
  name: 'change the e-mail of a draft order',
  write: /^\/admin\/draft-orders\/[^/]+$/,
  prepare: prepareDraft,
  async fill(page, mark) {
    await page
      .getByRole('region', { name: 'Customer' })
      .getByRole('button', { name: 'Edit', exact: true })
      .click()
    await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(`new-${mark}@example.com`)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }),
  done: (page) => status(page, 'Draft saved'),
  typed: (page, mark) => dialog(page).locator(`input[value="new-${mark}@example.com"]`),
  async count(store, mark, path) {
    const { draft_order } = await store.get<{ draft_order: Draft }>(path.replace(/^\/a/, ''))
    return Number(draft_order.cart.email === `new-${mark}@example.com`)
  },
}

const deleteDraft: WriteForm = {
  name: 'delete a draft order',
  write: /^\/admin\/draft-orders\/[^/]+$/,
  prepare: prepareDraft,
  fill: (page) => page.getByRole('button', { name: 'Delete', exact: true }).click(),
  save: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }),
  done: (page) => status(page, 'Draft deleted'),
  count: async (store, mark) => 1 - (await draftsOf(store, mark)),
}

const deleteDrafts: WriteForm = {
  ...deleteDraft,
  name: 'delete drafts of the list',
  async prepare(store, mark) {
    await prepareDraft(store, mark)
    return `/draft-orders?q=${mark}`
  },
  async fill(page) {
    await selectAll(page)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
  },
  done: (page) => status(page, 'Done for 1 row.'),
}

export const DRAFTS_FORMS: readonly WriteForm[] = [createDraft, markPaid]

export const DRAFT_STEP_FORMS: readonly WriteForm[] = [replaceDraft, editContact, deleteDraft, deleteDrafts]
