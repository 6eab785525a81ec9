import type { Locator, Page } from '@playwright/test'

import type { Store } from '../store.ts'
import {
  at,
  button,
  choose,
  dialog,
  fillDialog,
  named,
  status,
  textbox,
  type WriteForm,
} from './write-form.ts'

export const typed = (page: Page, mark: string) => dialog(page).locator(`input[value="${mark}"]`)
export const inDialog =
  (name: string) =>
  (page: Page): Locator =>
    dialog(page).getByRole('button', { name, exact: true })

const NEWEST = () => 'limit=60&order=-created_at'

/** A region without countries, which no other form changes. */
export async function newRegion(store: Store, mark: string): Promise<string> {
  const { region } = await store.post<{ region: { id: string } }>('/regions', {
    name: `Region of ${mark}`,
    currency_code: 'eur',
    tax_rate: 10,
    countries: [],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  })
  return region.id
}

const select = (page: Page, name: string) => dialog(page).getByRole('button', { name })

/** Chooses in a list that stays open for more. */
async function chooseMany(page: Page, field: string, option: RegExp): Promise<void> {
  await choose(page, select(page, field), option)
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
}

const createRegion: WriteForm = {
  name: 'create a region',
  write: /^\/admin\/regions$/,
  prepare: at('/settings/regions'),
  async fill(page, mark) {
    await fillDialog('Create region', 'Name')(page, mark)
    await choose(page, select(page, 'Currency'), /EUR/)
    await textbox(page, 'Default tax rate').fill('24')
    await chooseMany(page, 'Payment providers', /manual/)
    await chooseMany(page, 'Fulfillment providers', /manual/)
  },
  save: inDialog('Create'),
  done: (page) => status(page, 'Region created'),
  typed,
  count: named('/regions', NEWEST, 'name'),
}

const addShippingOption: WriteForm = {
  name: 'add a shipping option',
  write: /^\/admin\/shipping-options$/,
  prepare: async (store, mark) => `/settings/regions/${await newRegion(store, mark)}`,
  async fill(page, mark) {
    await fillDialog('Add shipping option', 'Name')(page, mark)
    await dialog(page).getByRole('textbox', { name: 'Price' }).fill('7.50')
    await choose(page, select(page, 'Fulfillment method'), /manual/)
    await choose(page, select(page, 'Shipping profile'), 'Default')
  },
  save: inDialog('Add'),
  done: (page) => status(page, 'Shipping option added'),
  typed,
  count: named('/shipping-options', () => 'limit=200&order=-created_at', 'name'),
}

const addTaxRate: WriteForm = {
  name: 'add a tax rate',
  write: /^\/admin\/tax-rates$/,
  prepare: async (store, mark) => `/settings/taxes/${await newRegion(store, mark)}`,
  async fill(page, mark) {
    await fillDialog('Add tax rate', 'Name')(page, mark)
    await dialog(page).getByRole('textbox', { name: 'Rate' }).fill('5')
    await dialog(page).getByRole('textbox', { name: 'Tax code' }).fill('FAULT')
  },
  save: inDialog('Add'),
  done: (page) => status(page, 'Tax rate added'),
  typed,
  count: named('/tax-rates', NEWEST, 'name'),
}

const createChannel: WriteForm = {
  name: 'create a sales channel',
  write: /^\/admin\/sales-channels$/,
  prepare: at('/sales-channels'),
  fill: fillDialog('Create sales channel', 'Name'),
  save: inDialog('Create'),
  done: (page) => status(page, 'Sales channel created'),
  typed,
  count: named('/sales-channels', NEWEST, 'name'),
}

const createKey: WriteForm = {
  name: 'create an API key',
  write: /^\/admin\/publishable-api-keys$/,
  prepare: at('/publishable-api-keys'),
  fill: fillDialog('Create API key', 'Title'),
  save: inDialog('Create'),
  done: (page) => status(page, 'API key created'),
  typed,
  count: named('/publishable-api-keys', NEWEST, 'title'),
}

const invite: WriteForm = {
  name: 'invite to the team',
  write: /^\/admin\/invites$/,
  prepare: at('/settings/team'),
  async fill(page, mark) {
    await button(page, 'Invite').click()
    await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(`${mark}@example.com`)
  },
  save: inDialog('Invite'),
  done: (page) => status(page, 'Invited'),
  typed: (page, mark) => typed(page, `${mark}@example.com`),
  async count(store, mark) {
    const { invites } = await store.get<{ invites: { user_email: string }[] }>('/invites')
    return invites.filter(({ user_email }) => user_email === `${mark}@example.com`).length
  },
}

const createReason: WriteForm = {
  name: 'create a return reason',
  write: /^\/admin\/return-reasons$/,
  prepare: at('/settings/return-reasons'),
  fill: fillDialog('Create return reason', 'Label'),
  save: inDialog('Create'),
  done: (page) => status(page, 'Return reason created'),
  typed,
  async count(store, mark) {
    const { return_reasons } = await store.get<{ return_reasons: { label: string }[] }>('/return-reasons')
    return return_reasons.filter(({ label }) => label === mark).length
  },
}

/** The settings that make something. */
export const SETTINGS_FORMS: readonly WriteForm[] = [
  createRegion,
  addShippingOption,
  addTaxRate,
  createChannel,
  createKey,
  invite,
  createReason,
]
