import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { inDialog, newRegion, typed } from './settings.ts'
import { button, chooseEntry, dialog, status, type WriteForm } from './write-form.ts'

type Named = Record<string, { name?: string; title?: string }>

/** Whether the record of an address is called like the mark. */
const renamed = (address: (path: string) => string) => async (store: Store, mark: string, path: string) => {
  const [record] = Object.values(await store.get<Named>(address(path.replace(/^(\/a)?(\/settings)?/, ''))))
  return Number((record?.name ?? record?.title) === mark)
}

const rename = (open: (page: Page) => Promise<void>, label: string) => async (page: Page, mark: string) => {
  await open(page)
  await dialog(page).getByRole('textbox', { name: label }).first().fill(mark)
}

const edit = (page: Page) => button(page, 'Edit').click()
const editRow = (name: string) => (page: Page) =>
  chooseEntry(page, page.getByRole('button', { name: `Actions for “${name}”` }), 'Edit')

const saving = { save: inDialog('Save'), typed }

const editRegion: WriteForm = {
  ...saving,
  name: 'edit a region',
  write: /^\/admin\/regions\/[^/]+$/,
  prepare: async (store, mark) => `/settings/regions/${await newRegion(store, mark)}`,
  fill: rename(edit, 'Name'),
  done: (page) => status(page, 'Region saved'),
  count: renamed((path) => path),
}

/** The rows of regions by the address of the region: their own ids are in no address of the admin. */
const rows = new Map<string, string>()

const rowOf = (path: string): string => rows.get(path.replace(/^\/a/, '')) ?? ''

const editTaxRate: WriteForm = {
  ...saving,
  name: 'edit a tax rate',
  write: /^\/admin\/tax-rates\/[^/]+$/,
  async prepare(store, mark) {
    const region_id = await newRegion(store, mark)
    const { tax_rate } = await store.post<{ tax_rate: { id: string } }>('/tax-rates', {
      region_id,
      name: 'Before',
      code: 'FAULT',
      rate: 5,
    })
    const path = `/settings/taxes/${region_id}`
    rows.set(path, `/tax-rates/${tax_rate.id}`)
    return path
  },
  fill: rename(editRow('Before'), 'Name'),
  done: (page) => status(page, 'Tax rate saved'),
  count: (store, mark, path) => renamed(() => rowOf(path))(store, mark, path),
}

const editOption: WriteForm = {
  ...saving,
  name: 'edit a shipping option',
  write: /^\/admin\/shipping-options\/[^/]+$/,
  async prepare(store, mark) {
    const region_id = await newRegion(store, mark)
    const { shipping_option } = await store.post<{ shipping_option: { id: string } }>('/shipping-options', {
      region_id,
      name: 'Before',
      provider_id: 'manual',
      data: { id: 'manual-fulfillment' },
      price_type: 'flat_rate',
      amount: 500,
    })
    const path = `/settings/regions/${region_id}`
    rows.set(path, `/shipping-options/${shipping_option.id}`)
    return path
  },
  fill: rename(editRow('Before'), 'Name'),
  done: (page) => status(page, 'Shipping option saved'),
  count: (store, mark, path) => renamed(() => rowOf(path))(store, mark, path),
}

const editProfile: WriteForm = {
  ...saving,
  name: 'edit a shipping profile',
  write: /^\/admin\/shipping-profiles\/[^/]+$/,
  async prepare(store, mark) {
    const { shipping_profile } = await store.post<{ shipping_profile: { id: string } }>(
      '/shipping-profiles',
      { name: `Before ${mark}`, type: 'custom' },
    )
    return `/settings/shipping-profiles/${shipping_profile.id}`
  },
  fill: rename(edit, 'Name'),
  done: (page) => status(page, 'Shipping profile saved'),
  count: renamed((path) => path),
}

const editChannel: WriteForm = {
  ...saving,
  name: 'edit a sales channel',
  write: /^\/admin\/sales-channels\/[^/]+$/,
  async prepare(store, mark) {
    const { sales_channel } = await store.post<{ sales_channel: { id: string } }>('/sales-channels', {
      name: `Before ${mark}`,
    })
    return `/sales-channels/${sales_channel.id}`
  },
  fill: rename(edit, 'Name'),
  done: (page) => status(page, 'Sales channel saved'),
  count: renamed((path) => path),
}

const editKey: WriteForm = {
  ...saving,
  name: 'edit an API key',
  write: /^\/admin\/publishable-api-keys\/[^/]+$/,
  async prepare(store, mark) {
    const { publishable_api_key } = await store.post<{ publishable_api_key: { id: string } }>(
      '/publishable-api-keys',
      { title: `Before ${mark}` },
    )
    return `/publishable-api-keys/${publishable_api_key.id}`
  },
  fill: rename(edit, 'Title'),
  done: (page) => status(page, 'API key saved'),
  count: renamed((path) => path),
}

/** The settings that are changed. */
export const SETTING_CHANGE_FORMS: readonly WriteForm[] = [
  editRegion,
  editTaxRate,
  editOption,
  editProfile,
  editChannel,
  editKey,
]
