import {
  dialog,
  button,
  textbox,
  heading,
  status,
  at,
  fillDialog,
  named,
  type WriteForm,
} from './write-form.ts'

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

const renameCollection: WriteForm = {
  name: 'rename a collection',
  write: /^\/admin\/collections\/[^/]+$/,
  async prepare(store, mark) {
    const { collection } = await store.post<{ collection: { id: string } }>('/collections', {
      title: `old ${mark}`,
    })
    return `/collections/${collection.id}`
  },
  fill: fillDialog('Edit', 'Title'),
  save: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }),
  done: (page, mark) => page.getByRole('heading', { level: 1, name: mark, exact: true }),
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: named('/collections', () => 'limit=60&order=-created_at', 'title'),
}

const createProduct: WriteForm = {
  name: 'create a product',
  write: /^\/admin\/products$/,
  prepare: at('/products/new'),
  fill: (page, mark) => page.getByRole('textbox', { name: 'Title', exact: true }).fill(mark),
  save: (page) => button(page, 'Save as draft'),
  done: heading,
  typed: (page, mark) => page.locator(`input[value="${mark}"]`),
  count: named('/products', (mark) => `q=${mark}&fields=id,title&expand=`, 'title'),
}

const renameProduct: WriteForm = {
  name: 'rename a product',
  write: /^\/admin\/products\/[^/]+$/,
  async prepare(store, mark) {
    const { product } = await store.post<{ product: { id: string } }>('/products', { title: `old ${mark}` })
    return `/products/${product.id}`
  },
  fill: (page, mark) => page.getByRole('textbox', { name: 'Title', exact: true }).fill(mark),
  save: (page) =>
    page.getByRole('region', { name: 'General' }).getByRole('button', { name: 'Save', exact: true }),
  // The heading has the new name before it is saved.
  done: (page) => status(page, 'Product saved'),
  typed: (page, mark) => page.locator(`input[value="${mark}"]`),
  count: named('/products', (mark) => `q=${mark}&fields=id,title&expand=`, 'title'),
}

const createDiscount: WriteForm = {
  name: 'create a discount',
  write: /^\/admin\/discounts$/,
  prepare: at('/discounts/new'),
  async fill(page, mark) {
    await textbox(page, /^Code/).fill(mark)
    await textbox(page, /^Percentage/).fill('15')
    await textbox(page, /^Description/).fill('Under faults')
    await page.getByRole('button', { name: /^Choose regions/ }).click()
    await page.getByRole('option', { name: 'Europe' }).click()
    await page.getByRole('listbox').press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
  },
  save: (page) => button(page, 'Publish'),
  done: (page, mark) => heading(page, mark.toUpperCase()),
  typed: (page, mark) => page.locator(`input[value="${mark}"], input[value="${mark.toUpperCase()}"]`),
  async count(store, mark) {
    const { discounts } = await store.get<{ discounts: { code: string }[] }>(
      '/discounts?limit=60&order=-created_at',
    )
    return discounts.filter(({ code }) => code === mark.toUpperCase()).length
  },
}

const createCategory: WriteForm = {
  name: 'create a category',
  write: /^\/admin\/product-categories$/,
  prepare: at('/product-categories'),
  fill: fillDialog('Create category', 'Name'),
  save: (page) => dialog(page).getByRole('button', { name: 'Create', exact: true }),
  done: (page) => status(page, 'Category created'),
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: named('/product-categories', (mark) => `q=${mark}&limit=50`, 'name'),
}

const createPriceList: WriteForm = {
  name: 'create a price list',
  write: /^\/admin\/price-lists$/,
  prepare: at('/pricing/new'),
  async fill(page, mark) {
    await page.getByLabel('Name').fill(mark)
    await page.getByLabel('Description').fill('Under faults')
    await button(page, 'Continue').click()
    await page.getByRole('searchbox', { name: 'Search products' }).fill('Harbour Mug')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Select “Harbour Mug”' }).check({ force: true })
    await button(page, 'Continue').click()
    await button(page, 'Take off base prices').click()
    await textbox(page, 'Percentage').fill('15')
    await page.keyboard.press('Tab')
    await button(page, 'Set prices').click()
    await button(page, 'Continue').click()
  },
  save: (page) =>
    button(page, 'Finish remaining steps').or(
      page.getByRole('button', { name: 'Save as draft', disabled: false }),
    ),
  done: heading,
  typed: (page, mark) => page.getByText(mark, { exact: true }).first(),
  count: named('/price-lists', () => 'limit=60&order=-created_at', 'name'),
}

export const CATALOGUE_FORMS: readonly WriteForm[] = [
  giftCard,
  createCollection,
  renameCollection,
  createProduct,
  renameProduct,
  createDiscount,
  createCategory,
  createPriceList,
]
