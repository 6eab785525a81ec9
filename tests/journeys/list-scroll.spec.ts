import type { Locator, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'

/** The height of the bar above every page of the admin. */
const BAR = 49

const productsOn = (page: Page) => page.getByRole('table', { name: 'Products' })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const topOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? NaN)

test('a list scrolls with the page, and its header stays below the bar, above the checkboxes', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await signIn(page, stack, '/a/products?limit=50')
  const table = productsOn(page)
  await table.getByRole('link').nth(30).scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(600)
  for (const header of await table.getByRole('columnheader').all())
    await expect.poll(() => topOf(header)).toBe(BAR)

  const all = table.getByRole('checkbox', { name: 'Select all rows' })
  await all.check()
  await expect(table.getByRole('checkbox', { name: /^Select “/ }).first()).toBeChecked()
})

test('the header of a list that scrolls sideways stays below the bar too', async ({ page, stack }) => {
  await page.setViewportSize({ width: 660, height: 600 })
  await signIn(page, stack, '/a/products?limit=50')
  const table = productsOn(page)
  await table.getByRole('link').nth(30).scrollIntoViewIfNeeded()
  const frame = table.locator('..')
  await expect.poll(() => frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0)
  const header = table.getByRole('columnheader').nth(1)
  await expect.poll(() => topOf(header)).toBe(BAR)
  await frame.evaluate((box) => box.scrollBy({ left: 200 }))
  await expect(header).toBeInViewport()
  await expect.poll(() => topOf(header)).toBe(BAR)
})

/** A guest is called like the e-mail, which has no space to wrap at. */
async function addGuest(page: Page, { urls }: Stack): Promise<void> {
  const carts = `${urls.backend}/store/carts`
  const { cart } = (await (await page.request.post(carts)).json()) as { cart: { id: string } }
  const email = `a-guest-with-a-long-address-${Date.now()}@example.com`
  const answer = await page.request.post(`${carts}/${cart.id}`, { data: { email } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

for (const [path, name, prepare] of [
  ['customers', 'Customers', addGuest],
  ['pricing', 'Pricing', async () => undefined],
] as const) {
  test(`long texts take a second line before the list of ${path} scrolls sideways`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await prepare(page, stack)
    await signIn(page, stack, `/a/${path}`)
    const table = page.getByRole('table', { name, exact: true })
    await table.getByRole('link').nth(3).waitFor()
    const hidden = () => table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth)
    await expect.poll(hidden).toBe(0)
  })
}

test('a row that gets the focus is not hidden below the header', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await signIn(page, stack, '/a/products?limit=50')
  const links = productsOn(page).getByRole('link')
  await links.nth(30).scrollIntoViewIfNeeded()
  await links.nth(5).focus()
  const header = productsOn(page).getByRole('columnheader').first()
  const box = await header.boundingBox()
  expect(await topOf(links.nth(5))).toBeGreaterThanOrEqual(BAR + (box?.height ?? NaN))
})

test('Back restores where each list was scrolled to', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn(page, stack, '/a/products?limit=50')
  const table = productsOn(page)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await table.getByRole('link').nth(39).scrollIntoViewIfNeeded()
  const products = await scrolled(page)
  expect(products).toBeGreaterThan(1000)
  const name = await table.getByRole('link').nth(39).innerText()
  await table.getByRole('link').nth(39).click()
  await expect(heading(name)).toBeFocused()
  expect(await scrolled(page)).toBe(0)

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Orders', exact: true })
    .click()
  const orders = page.getByRole('table', { name: 'Orders' })
  const order = orders.getByRole('rowheader').nth(9).getByRole('link')
  await order.scrollIntoViewIfNeeded()
  const ordersTop = await scrolled(page)
  expect(ordersTop).toBeGreaterThan(100)
  await order.click()
  await expect(orders).not.toBeAttached()

  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(ordersTop)
  await page.goBack()
  await expect(heading(name)).toBeVisible()
  await page.goBack()
  await expect(table).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(products)
})

test('a click beside the link of a row opens the row, with the middle button in a new tab', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/products')
  const row = productsOn(page).getByRole('row').nth(1)
  const path = (await row.getByRole('link').first().getAttribute('href')) ?? ''
  const cell = row.getByRole('cell').nth(2)
  const [tab] = await Promise.all([page.waitForEvent('popup'), cell.click({ button: 'middle' })])
  await tab.waitForURL(`**${path}`)
  await tab.close()
  await cell.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})
