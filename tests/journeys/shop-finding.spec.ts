import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface Variant {
  id: string
  calculated_price_incl_tax: number | null
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity: number
  options: { value: string }[]
}

interface Product {
  title: string
  handle: string
  type: { value: string } | null
  variants: Variant[]
}

const titles = (page: Page) =>
  page.getByRole('main').locator('ul[aria-busy="false"] a[href^="/products/"] bdi').allInnerTexts()

/** Every product as Germans see it, newest first. */
async function productsOf(page: Page, { urls }: Stack, filter = ''): Promise<Product[]> {
  const get = async <Answer>(path: string) =>
    (await (await page.request.get(`${urls.backend}/store/${path}`)).json()) as Answer
  const { regions } = await get<{ regions: { id: string; countries: { iso_2: string }[] }[] }>('regions')
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === 'de'))
  const { products } = await get<{ products: Product[] }>(
    `products?limit=200&region_id=${region?.id}&expand=variants,variants.prices,variants.options,type${filter}`,
  )
  return products
}

const lowest = ({ variants }: Product) =>
  Math.min(...variants.map((variant) => variant.calculated_price_incl_tax ?? Infinity))

const isThere = ({ variants }: Product) =>
  variants.some((v) => !v.manage_inventory || v.allow_backorder || v.inventory_quantity > 0)

test('a list is sorted by price and by name over all its pages, and the address keeps it', async ({
  page,
  stack,
}) => {
  const products = await productsOf(page, stack)
  await page.goto(`${stack.urls.shop}/products`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await expect(page).toHaveURL(/\?sort=cheapest$/)
  const amounts = products.map(lowest).filter(Number.isFinite)
  const cheapest = products.filter((product) => lowest(product) === Math.min(...amounts))
  await expect
    .poll(async () => cheapest.map(({ title }) => title).includes((await titles(page))[0] ?? ''))
    .toBe(true)
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('cheapest')
  await page.getByLabel('Sort by').selectOption({ label: 'Name, A to Z' })
  const { products: byName } = (await (
    await page.request.get(
      `${stack.urls.backend}/store/products?limit=12&order=title&fields=id,title&expand=`,
    )
  ).json()) as { products: Product[] }
  await expect.poll(() => titles(page)).toEqual(byName.map(({ title }) => title))
})

test('filters by type, option, price and stock leave what the store says', async ({ page, stack }) => {
  const products = await productsOf(page, stack)
  const type = products.find((product) => product.type && product.variants.length > 1)?.type?.value ?? ''
  const ofType = products.filter((product) => product.type?.value === type)
  await page.goto(`${stack.urls.shop}/products`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await page.getByRole('button', { name: 'Filter' }).click()
  const panel = page.getByRole('region', { name: 'Filter' })
  await panel.getByRole('group', { name: 'Type' }).getByText(type, { exact: true }).click()
  await expect(page).toHaveURL(/\?type=/)
  await expect
    .poll(async () => (await titles(page)).toSorted())
    .toEqual(
      ofType
        .map(({ title }) => title)
        .toSorted()
        .slice(0, 12),
    )
  await expectNoFindings(page)
  await page.getByRole('link', { name: `Remove filter: ${type}` }).click()
  await expect(page).toHaveURL(/\/products\?$|\/products$/)

  await panel.getByText('In stock', { exact: true }).click()
  const there = products.filter(isThere).length
  expect(there).toBeLessThan(products.length)
  await expect(page.getByRole('main')).toContainText(`${there} products`)

  await panel.getByRole('textbox', { name: 'To' }).fill('20')
  await panel.getByRole('button', { name: 'Apply price' }).click()
  const cheap = products.filter((product) => isThere(product) && lowest(product) <= 2000).length
  await expect(page.getByRole('main')).toContainText(`${cheap} products`)
  await page.getByRole('link', { name: 'Remove all filters' }).click()
  await expect(page.getByRole('main')).toContainText(`${products.length} products`)
})

test('what a text finds is limited to a category, a collection and a tag', async ({ page, stack }) => {
  const list = async <Item>(path: string, key: string) => {
    const answer = await page.request.get(`${stack.urls.backend}/store/${path}`)
    return ((await answer.json()) as Record<string, Item[]>)[key] ?? []
  }
  const categories = await list<{ id: string; name: string; parent_category_id: string | null }>(
    'product-categories?limit=100',
    'product_categories',
  )
  const collections = await list<{ id: string; title: string }>('collections?limit=100', 'collections')
  const kitchen = categories.find(({ name, parent_category_id }) => name === 'Kitchen' && !parent_category_id)
  await page.goto(`${stack.urls.shop}/products?q=set`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await page.getByRole('button', { name: 'Filter' }).click()
  const panel = page.getByRole('region', { name: 'Filter' })
  const expectCount = async (filter: string) => {
    const { length } = await productsOf(page, stack, `&q=set${filter}`)
    expect(length).toBeGreaterThan(0)
    await expect(page.getByRole('main')).toContainText(length === 1 ? '1 product' : `${length} products`)
  }
  await expectCount('')
  await panel.getByRole('group', { name: 'Categories' }).getByText('Kitchen', { exact: true }).click()
  const inKitchen = `&category_id[]=${kitchen?.id}&include_category_children=true`
  await expectCount(inKitchen)
  const [found] = await list<{ collection_id: string; tags: { id: string; value: string }[] }>(
    `products?q=set&limit=100&expand=tags${inKitchen}`,
    'products',
  )
  const own = collections.find(({ id }) => id === found?.collection_id)
  await panel
    .getByRole('group', { name: 'Collections' })
    .getByText(own?.title ?? '', { exact: true })
    .click()
  await expectCount(`${inKitchen}&collection_id[]=${own?.id}`)
  const tag = found?.tags[0]
  await panel
    .getByRole('group', { name: 'Tag' })
    .getByText(tag?.value ?? '', { exact: true })
    .click()
  await expectCount(`${inKitchen}&collection_id[]=${own?.id}&tags[]=${tag?.id}`)
  await expectNoFindings(page)
})

test('a category has a page below its parents, with its way back', async ({ page, stack }) => {
  const { product_categories: categories } = (await (
    await page.request.get(`${stack.urls.backend}/store/product-categories?limit=100`)
  ).json()) as {
    product_categories: { id: string; name: string; handle: string; parent_category_id: string | null }[]
  }
  const tops = new Set(categories.filter((each) => !each.parent_category_id).map(({ id }) => id))
  const child = categories.find(({ parent_category_id }) => tops.has(parent_category_id ?? ''))
  const parent = categories.find(({ id }) => id === child?.parent_category_id)
  await page.goto(`${stack.urls.shop}/products`)
  const side = page.getByRole('navigation', { name: 'Categories' })
  await side.getByRole('link', { name: parent?.name ?? '' }).click()
  await side.getByRole('link', { name: child?.name ?? '' }).click()
  await expect(page).toHaveURL(`${stack.urls.shop}/categories/${parent?.handle}/${child?.handle}`)
  await expect(page.getByRole('heading', { level: 1, name: child?.name ?? '' })).toBeVisible()
  const found = await productsOf(page, stack, `&category_id[]=${child?.id}&include_category_children=true`)
  await expect(page.getByRole('main')).toContainText(`${found.length} product`)
  await expectNoFindings(page)
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: parent?.name ?? '' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: parent?.name ?? '' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Collections' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/collections\/[^/]+$/)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expectNoFindings(page)
  await page.goto(`${stack.urls.shop}/categories/no-such-thing`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expectNoFindings(page)
})

test('typing suggests products with their pictures, and what was seen and searched is remembered', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.urls.shop}/products?q=cushion`)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “cushion”' })).toBeVisible()
  await expectNoFindings(page)
  await page.goto(stack.urls.shop)
  const box = page.getByRole('searchbox', { name: 'Search' })
  const panel = page.getByRole('region', { name: 'Suggestions' })
  await box.click()
  await expect(panel.getByRole('link', { name: 'cushion' })).toBeVisible()
  await box.fill('wool cush')
  const link = panel.getByRole('link', { name: /^Wool Cushion/ })
  await expect(link.locator('img')).toBeVisible()
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(box).toBeFocused()
  await box.fill('wool cushion')
  await expect(link).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Wool Cushion/ })).toBeVisible()
  await expect(panel).toBeHidden()

  await page.goto(`${stack.urls.shop}/products/harbour-mug`)
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('link', { name: /Wool Cushion/ })).toBeVisible()
})

test('a search that finds nothing says what to try, and leads to everything', async ({ page, stack }) => {
  await page.goto(`${stack.urls.shop}/products?q=zzyzx`)
  await expect(page.getByText('Check the spelling, try a shorter or more general word')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('main').getByRole('link', { name: 'Show all products' }).click()
  await expect(page.getByRole('main')).toContainText(`${(await productsOf(page, stack)).length} products`)
})

test('suggestions whose code was lost leave the page as it is and come with a second try', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/ERR_FAILED|suggestions/)
  const code = /\/assets\/suggestions\./
  await page.route(code, (route) => route.abort())
  await page.goto(stack.urls.shop)
  const search = page.locator('search')
  const box = search.getByRole('searchbox', { name: 'Search' })
  await box.click()
  await expect(search.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFindings(page)
  await page.unroute(code)
  await search.getByRole('button', { name: 'Try again' }).click()
  await box.fill('wool cush')
  await expect(page.getByRole('region', { name: 'Suggestions' }).getByRole('link').first()).toBeVisible()
  await expect(search.getByRole('alert')).toHaveCount(0)
})

test('a chosen variant is in the address, and the picture opens as large as the window', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  const sizes = page.getByRole('group', { name: 'Size' })
  const colours = page.getByRole('group', { name: 'Colour' })
  await sizes.locator('label').last().click()
  await colours.locator('label').first().click()
  await expect(page).toHaveURL(/\?variant=variant_\w+$/)
  await expect(colours.getByRole('radio').first()).toBeFocused()
  await page.reload()
  await expect(sizes.getByRole('radio').last()).toBeChecked()
  await expect(colours.getByRole('radio').first()).toBeChecked()
  await expect(page.getByText(/^Delivery to Germany: .*€/)).toBeVisible()

  const enlarge = page.getByRole('button', { name: /^Enlarge the picture/ })
  await enlarge.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enlarge).toBeFocused()
})
