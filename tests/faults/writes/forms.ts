import type { Locator, Page } from '@playwright/test'

import type { Store } from './store.ts'

/** A form that makes money or goods. */
export interface WriteForm {
  name: string
  /** The write that is broken. */
  write: RegExp
  /** Makes what the form needs, and answers where it is, below `/a`. */
  prepare: (store: Store, mark: string) => Promise<string>
  /** Opens the form and types; the mark makes its record unlike all others. */
  fill: (page: Page, mark: string) => Promise<void>
  /** Sends it; also after a failure. */
  save: (page: Page) => Locator
  /** Shows that it was saved. */
  done: (page: Page, mark: string) => Locator
  /** What was typed, as long as the form is open; nothing for a form without fields. */
  typed?: (page: Page, mark: string) => Locator
  /** How often it was written. */
  count: (store: Store, mark: string, path: string) => Promise<number>
}

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const at = (path: string) => async () => path

const fillDialog = (open: string, label: string | RegExp) => async (page: Page, mark: string) => {
  await page.getByRole('button', { name: open }).first().click()
  await dialog(page).getByRole('textbox', { name: label }).first().fill(mark)
}

type Named = Record<'id' | 'name' | 'title' | 'description', string>

/** How many records of a list are called so. */
const named =
  (list: string, query: (mark: string) => string, field: keyof Named) =>
  async (store: Store, mark: string) => {
    const answer = await store.get<Record<string, Named[]>>(`${list}?${query(mark)}`)
    const rows = Object.values(answer).find((value) => Array.isArray(value)) ?? []
    return rows.filter((row) => row[field] === mark).length
  }

const giftCard: WriteForm = {
  name: 'issue a gift card',
  write: /^\/admin\/gift-cards$/,
  prepare: at('/gift-cards'),
  async fill(page, mark) {
    await page.getByRole('button', { name: 'Issue gift card' }).first().click()
    await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('40')
    await dialog(page).getByRole('textbox', { name: 'E-mail of the receiver' }).fill(`${mark}@example.com`)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Issue', exact: true }),
  done: (page) => status(page, 'Gift card issued'),
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}@example.com"]`),
  async count(store, mark) {
    const { gift_cards } = await store.get<{ gift_cards: { metadata: { email?: string } | null }[] }>(
      '/gift-cards?limit=60&order=-created_at',
    )
    return gift_cards.filter(({ metadata }) => metadata?.email === `${mark}@example.com`).length
  },
}

const createCollection: WriteForm = {
  name: 'create a collection',
  write: /^\/admin\/collections$/,
  prepare: at('/collections'),
  fill: fillDialog('Create collection', 'Title'),
  save: (page) => dialog(page).getByRole('button', { name: 'Create', exact: true }),
  done: heading,
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: named('/collections', () => 'limit=60&order=-created_at', 'title'),
}

const createGroup: WriteForm = {
  name: 'create a customer group',
  write: /^\/admin\/customer-groups$/,
  prepare: at('/customers/groups'),
  fill: fillDialog('Create group', 'Name'),
  save: (page) => dialog(page).getByRole('button', { name: 'Create', exact: true }),
  done: heading,
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: named('/customer-groups', (mark) => `q=${mark}`, 'name'),
}

export const FORMS: readonly WriteForm[] = [giftCard, createCollection, createGroup]
