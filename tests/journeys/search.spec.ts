import type { Page } from '@playwright/test'

import { changeFeed, entryOf } from './feed-surgery.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

async function open(page: Page, key = 'ControlOrMeta+k'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press(key)
  await expect(field(page)).toBeFocused()
}

/** Moves down until the line with this name is the chosen one. */
async function chooseByArrows(page: Page, name: string | RegExp): Promise<void> {
  const id = await option(page, name).getAttribute('id')
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '', { timeout: 100 })
  }).toPass({ intervals: [0] })
}

test('no code or data of the search is loaded before it is opened', async ({ page, stack }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await signIn(page, stack, '/a/products')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  expect(files.filter((file) => /(search|shortcuts|help|account)[^/]*\.(js|css)$/.test(file))).toEqual([])
  await open(page)
  expect(files.filter((file) => /\/search\.[^/]*\.js$/.test(file))).toHaveLength(1)
  expect(files.filter((file) => /searches-/.test(file))).toEqual([])
})

test('a product is found and opened by keyboard alone, and is listed as recent then', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders')
  await open(page)
  await page.keyboard.type('wool cushion')
  await expect(option(page, /^Wool Cushion/)).toBeVisible()
  await chooseByArrows(page, /^Wool Cushion/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wool Cushion' })).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Wool Cushion' })).toBeFocused()

  await page.reload()
  await open(page)
  await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText('Wool Cushion')
})

test('Enter right after the last letter opens what was typed, not what was found before', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders')
  await open(page)
  await page.keyboard.type('bud vase')
  await expect(option(page, /^Bud Vase/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('wool cushion')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wool Cushion' })).toBeVisible()
  await expect(palette(page)).toBeHidden()
})

test('an order is found by its number, and opens in a new tab', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  const { orders } = (await (
    await page.request.get(`${stack.urls.backend}/admin/orders?q=350&fields=id,display_id`)
  ).json()) as { orders: { id: string; display_id: number }[] }
  const order = orders.find(({ display_id }) => display_id === 350)
  await open(page, '/')
  await page.keyboard.type('#350')
  await expect(option(page, /^#350/)).toBeVisible()
  await chooseByArrows(page, /^#350/)
  // What the browser is asked for: a tab that it opens in the background does not always come to be known here.
  const asked = await page.evaluateHandle(() => ({
    click: new Promise((resolve) => {
      addEventListener(
        'click',
        (event) => {
          event.preventDefault()
          const link = (event.target as Element).closest('a')
          resolve({ path: link?.pathname, isForNewTab: event.ctrlKey || event.metaKey })
        },
        { capture: true, once: true },
      )
    }),
  }))
  await page.keyboard.press('ControlOrMeta+Enter')
  expect(await asked.evaluate(({ click }) => click)).toEqual({
    path: `/a/orders/${order?.id}`,
    isForNewTab: true,
  })
  await expect(page).toHaveURL(`${stack.urls.admin}/a/products`)
})

test('a category is found by its name, and opened in the tree', async ({ page, stack }) => {
  const { product_categories } = (await (
    await page.request.get(`${stack.urls.backend}/store/product-categories?limit=1`)
  ).json()) as { product_categories: { id: string; name: string }[] }
  const [category] = product_categories
  await signIn(page, stack, '/a/orders')
  await open(page)
  await page.keyboard.type(category?.name ?? '')
  await palette(page)
    .getByRole('group', { name: 'Categories' })
    .getByRole('option', { name: new RegExp(`^${category?.name}`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/a\/product-categories\?category_id=pcat_/)
  await expect(page.getByRole('heading', { name: category?.name ?? '' }).first()).toBeVisible()
})

test('a settings page is found by the beginnings of its words, and a customer by first and last name', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders')
  await open(page)
  await page.keyboard.type('arendt maren')
  await expect(option(page, /^Maren Arendt/).first()).toBeVisible()
  await field(page).fill('language banana')
  await expect(palette(page)).toContainText('No results for')
  await field(page).fill('pers info')
  await option(page, /Personal information/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Personal information' })).toBeVisible()
})

test('an empty result is shown, and one failing source does not affect the others and can be retried', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 500/)
  await page.route('**/admin/discounts?*', (route) =>
    route.fulfill({
      status: 500,
      json: { type: 'unknown', message: 'The discounts are away.' },
      headers: {
        'access-control-allow-origin': stack.urls.admin,
        'access-control-allow-credentials': 'true',
      },
    }),
  )
  await signIn(page, stack, '/a/orders')
  await open(page)
  await page.keyboard.type('mar')
  const discounts = palette(page).getByRole('group', { name: 'Discounts' })
  await expect(discounts).toContainText('The discounts are away.')
  await expect(option(page, /^Marbled Paper Sampler/)).toBeVisible()
  await page.unroute('**/admin/discounts?*')
  await discounts.getByRole('option', { name: /Try again/ }).click()
  await expect(discounts).toContainText('MARKET-')
  await expect(option(page, /^Marbled Paper Sampler/)).toBeVisible()

  await field(page).fill('zzqx nothing')
  await expect(palette(page)).toContainText('No results for “zzqx nothing”')
})

test('a command of an extension that cannot be loaded shows an error, and the page still works', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/404|\[stoa\]/)
  await changeFeed(page, (feed) => {
    const loyalty = entryOf(feed, 'loyalty')
    const command = { id: 'recount', label: 'name', module: './commands/nowhere', files: [] }
    const manifest = { ...loyalty.manifest, commands: [command] }
    return {
      ...feed,
      extensions: feed.extensions.map((entry) => (entry === loyalty ? { ...loyalty, manifest } : entry)),
    }
  })
  await signIn(page, stack, '/a/orders')
  await open(page)
  await palette(page).getByRole('group', { name: 'Commands' }).getByRole('option').click()
  await expect(palette(page)).toBeHidden()
  await expect(page.getByText(/of loyalty did not work/)).toBeVisible()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})

test('a session that expires during a search asks for the password over it, and the search continues', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 401/)
  await signIn(page, stack, '/a/orders')
  await open(page)
  await page.context().clearCookies()
  await page.keyboard.type('wool')
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password').fill('stoa-admin')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(option(page, /^Wool Cushion/)).toBeVisible()
})

test('shortcuts open pages, but not while typing or with a dialog open', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search products' }).focus()
  await page.keyboard.type('go?/')
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('go?/')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Orders')
  await page.keyboard.type('go')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.type('go')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('Escape and a second ⌘K close the search, and the focus returns', async ({ page, stack }) => {
  await signIn(page, stack, '/a/orders')
  const button = page.getByRole('button', { name: 'Search or go to…' })
  for (const key of ['Escape', 'ControlOrMeta+k']) {
    await button.focus()
    await open(page, 'Enter')
    await page.keyboard.press(key)
    await expect(palette(page)).toBeHidden()
    await expect(button).toBeFocused()
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in overlays, ${colorScheme}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, stack, '/a/orders')
    await open(page)
    await expectNoFindings(page)
    await page.keyboard.type('wool')
    await expect(option(page, /^Wool Cushion/)).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Account of / }).click()
    await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible()
    await expectNoFindings(page)
  })
}

test('the search is in Arabic, from right to left, on a narrow screen', async ({ page, stack }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await signIn(page, stack, '/a/products')
  await page.goto(`${stack.urls.admin}/a/products?lng=ar`)
  await expect(page.getByRole('heading', { level: 1, name: 'المنتجات' })).toBeVisible()
  await page.getByRole('button', { name: 'ابحث أو انتقل إلى…' }).click()
  const dialog = page.getByRole('dialog', { name: 'بحث' })
  await dialog.getByRole('combobox').fill('الطلبات')
  await dialog.getByRole('option', { name: /^الطلبات/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'الطلبات' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(400)
})

test('the search leads to a draft, a customer and a group', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const answer = await page.request.get(`${stack.urls.backend}/admin/draft-orders?limit=1`)
  const [draft] = (await answer.json()).draft_orders as { display_id: number; cart: { email: string } }[]
  for (const [query, kind, name, path] of [
    [
      draft?.cart.email ?? '',
      'Draft orders',
      new RegExp(`^#${draft?.display_id}\\b`),
      /\/draft-orders\/dorder_/,
    ],
    ['arendt maren', 'Customers', /^Maren Arendt/, /\/customers\/cus_/],
    ['Trade', 'Customer groups', /^Trade/, /\/customers\/groups\/cgrp_/],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Search' }).fill(query)
    await page
      .getByRole('dialog', { name: 'Search' })
      .getByRole('group', { name: kind, exact: true })
      .getByRole('option', { name })
      .first()
      .click()
    await expect(page).toHaveURL(path)
  }
})
