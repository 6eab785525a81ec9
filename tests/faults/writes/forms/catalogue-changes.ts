import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { button, dialog, status, type WriteForm } from './write-form.ts'

interface Product {
  id: string
  variants: { id: string; title: string }[]
  options: { id: string }[]
}

/** A product of one variant, which is called like the mark. */
async function newProduct(store: Store, mark: string): Promise<Product> {
  const { product } = await store.post<{ product: Product }>('/products', {
    title: mark,
    options: [{ title: 'Size' }],
    variants: [
      { title: 'One', options: [{ value: 'One' }], prices: [{ currency_code: 'eur', amount: 1000 }] },
    ],
  })
  return product
}

const collected = async (store: Store, id: string) =>
  (await store.get<{ collection: { products: unknown[] } }>(`/collections/${id}`)).collection.products.length

const idIn = (path: string) => path.split('/').at(-1) ?? ''

const removeFromCollection: WriteForm = {
  name: 'remove products from a collection',
  write: /^\/admin\/collections\/[^/]+\/products\/batch$/,
  async prepare(store, mark) {
    const { collection } = await store.post<{ collection: { id: string } }>('/collections', { title: mark })
    const { id } = await newProduct(store, mark)
    await store.post(`/collections/${collection.id}/products/batch`, { product_ids: [id] })
    return `/collections/${collection.id}`
  },
  async fill(page, mark) {
    const row = page.getByRole('checkbox', { name: `Select “${mark}”` })
    if (!(await row.isChecked())) await row.check({ force: true })
    await button(page, 'Remove').click()
  },
  save: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }),
  done: (page) => status(page, 'Done for 1 row.'),
  count: async (store, _mark, path) => Number((await collected(store, idIn(path))) === 0),
}

const addVariant: WriteForm = {
  name: 'add a variant',
  write: /^\/admin\/products\/[^/]+\/variants$/,
  prepare: async (store, mark) => `/products/${(await newProduct(store, mark)).id}`,
  async fill(page, mark) {
    await button(page, 'Add variant').first().press('Enter')
    await dialog(page).getByRole('textbox', { name: 'Title' }).fill(`two ${mark}`)
    await dialog(page).getByRole('button', { name: /Size/ }).click()
    await page.getByRole('searchbox').last().fill('Two')
    await page.getByRole('option', { name: /Two/ }).click()
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save changes' }),
  done: (page) => status(page, 'Variant saved'),
  typed: (page, mark) => dialog(page).locator(`input[value="two ${mark}"]`),
  async count(store, mark, path) {
    const { product } = await store.get<{ product: Product }>(`/products/${idIn(path)}`)
    return product.variants.filter(({ title }) => title === `two ${mark}`).length
  },
}

interface PriceList {
  prices: { amount: number }[]
}

/** A price list with a price in euros and none in francs. */
async function preparePrices(store: Store, mark: string): Promise<string> {
  const { variants } = await newProduct(store, mark)
  const { price_list } = await store.post<{ price_list: { id: string } }>('/price-lists', {
    name: mark,
    description: 'Under faults',
    type: 'sale',
    prices: variants.map(({ id }) => ({ variant_id: id, currency_code: 'eur', amount: 800 })),
  })
  return `/pricing/${price_list.id}`
}

/** Types a price into a column of the sheet. */
const price = (currency: string) => async (page: Page, mark: string) => {
  await page.getByRole('button', { name: `Actions for “${mark}”` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Edit prices' }).press('Enter')
  const sheet = page.getByRole('treegrid', { name: 'Prices' })
  const column = await sheet
    .getByRole('columnheader', { name: currency, exact: true })
    .getAttribute('aria-colindex')
  await sheet.locator('tr[aria-level="2"]').first().locator(`[aria-colindex="${column}"]`).dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('7.77')
  await page.keyboard.press('Enter')
}

const pricing = {
  prepare: preparePrices,
  save: (page: Page) => button(page, 'Save'),
  done: (page: Page) =>
    page.getByRole('main').filter({ hasNot: page.getByRole('region', { name: 'Changes' }) }),
  typed: (page: Page) => page.getByRole('region', { name: 'Changes' }),
  async count(store: Store, _mark: string, path: string) {
    const { price_list } = await store.get<{ price_list: PriceList }>(`/price-lists/${idIn(path)}`)
    return price_list.prices.filter(({ amount }) => amount === 777).length
  },
}

const addPrice: WriteForm = {
  ...pricing,
  name: 'add a price to a price list',
  write: /^\/admin\/price-lists\/[^/]+\/prices\/batch$/,
  fill: price('CHF'),
}

const changePrice: WriteForm = {
  ...pricing,
  name: 'change a price of a price list',
  write: /^\/admin\/price-lists\/[^/]+$/,
  fill: price('EUR'),
}

const changeBalance: WriteForm = {
  name: 'change the balance of a gift card',
  write: /^\/admin\/gift-cards\/[^/]+$/,
  async prepare(store) {
    const { regions } = await store.get<{ regions: { id: string; name: string }[] }>('/regions?limit=60')
    const { gift_card } = await store.post<{ gift_card: { id: string } }>('/gift-cards', {
      value: 4000,
      region_id: regions.find(({ name }) => name === 'Europe')?.id,
    })
    return `/gift-cards/${gift_card.id}`
  },
  async fill(page) {
    await button(page, 'Change balance').click()
    await dialog(page).getByRole('textbox', { name: 'Balance' }).fill('12.34')
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }),
  done: (page) => status(page, 'Gift card saved'),
  typed: (page) => dialog(page).locator('input[value="12.34"], input[value="€12.34"]'),
  async count(store, _mark, path) {
    const { gift_card } = await store.get<{ gift_card: { balance: number } }>(`/gift-cards/${idIn(path)}`)
    return Number(gift_card.balance === 1234)
  },
}

/** What is changed in the catalogue once it is there. */
export const CATALOGUE_CHANGE_FORMS: readonly WriteForm[] = [
  removeFromCollection,
  addVariant,
  addPrice,
  changePrice,
  changeBalance,
]
