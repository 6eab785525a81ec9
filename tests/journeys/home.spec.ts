import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { staff } from '../../commands/backend/accounts.mts'
import { expect, signIn, signInByForm, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

const DAY = 24 * 3600 * 1000

interface Order {
  created_at: string
  status: string
  currency_code: string
  total: number
  refunded_total: number
}

const tile = (page: Page, name: string) => page.locator(`[data-todo="${name}"]`)
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const digits = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** What the store itself answers. */
async function ask<Answer>(page: Page, stack: Stack, path: string): Promise<Answer> {
  const { access_token } = (await (
    await page.request.post(`${stack.urls.backend}/admin/auth/token`, { data: staff })
  ).json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return (await (await page.request.get(stack.urls.backend + path, { headers })).json()) as Answer
}

test('opens after sign-in, and each number links to a list with as many rows', async ({ page, stack }) => {
  await signInByForm(page, stack)
  await expect(page).toHaveURL(`${stack.urls.admin}/a/home`)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()

  for (const name of ['toFulfil', 'toCapture']) {
    const number = tile(page, name).locator('strong')
    await expect(number).toHaveText(/^\d+$/)
    const count = await number.textContent()
    expect(Number(count)).toBeGreaterThan(0)
    await tile(page, name).getByRole('link').click()
    await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible()
    await page.goBack()
  }
})

test('shows the counts of the store', async ({ page, stack }) => {
  await signIn(page, stack)
  const { returns } = await ask<{ returns: { status: string }[] }>(page, stack, '/admin/returns?limit=100')
  const awaited = returns.filter(({ status }) => status === 'requested' || status === 'requires_action')
  await expect(tile(page, 'toReceive').locator('strong')).toHaveText(String(awaited.length))
  await tile(page, 'toReceive').locator('summary').click()
  await expect(tile(page, 'toReceive').getByRole('listitem')).toHaveCount(awaited.length)

  const drafts = await ask<{ count: number }>(page, stack, '/admin/draft-orders?status[]=open')
  await expect(tile(page, 'unpaidDrafts').locator('strong')).toHaveText(String(drafts.count))
  await tile(page, 'unpaidDrafts').locator('summary').click()
  await expect(tile(page, 'unpaidDrafts').getByRole('link', { name: /@/ })).toHaveCount(drafts.count)

  await tile(page, 'lowStock').locator('summary').click()
  await tile(page, 'lowStock').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/a\/products\/prod_/)

  await page.goBack()
  await tile(page, 'lowStock').getByRole('link', { name: 'Variants low in stock' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})

test('computes sales from the store’s orders, by currency and period', async ({ page, stack }) => {
  await signIn(page, stack, '/a/home?period=30d&currency=eur')
  const today = new Date().setUTCHours(0, 0, 0, 0)
  const from = new Date(today - 29 * DAY).toISOString()
  const { orders } = await ask<{ orders: Order[] }>(
    page,
    stack,
    `/admin/orders?limit=500&created_at[gte]=${from}&fields=created_at,status,currency_code,total,refunded_total&expand=`,
  )
  const sold = orders.filter(({ status, currency_code }) => status !== 'canceled' && currency_code === 'eur')
  const cents = sold.reduce((sum, { total, refunded_total }) => sum + total - refunded_total, 0)
  expect(sold.length).toBeGreaterThan(3)

  await expect(card(page, 'Orders').getByText(String(sold.length), { exact: true })).toBeVisible()
  const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
  await expect(card(page, 'Sales').getByText(euros.format(cents / 100), { exact: true })).toBeVisible()

  await page.getByText('Show as a table').click()
  const rows = page.getByRole('table', { name: 'Sales over time' }).getByRole('row')
  await expect(rows).toHaveCount(31)
  const cells = await rows.locator('td:nth-child(3)').allTextContents()
  expect(cells.reduce((sum, cell) => sum + digits(cell), 0)).toBe(sold.length)

  await page.getByText('JPY', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'JPY' })).toBeChecked()
  await expect(
    card(page, 'Sales')
      .getByText(/^¥[\d,]+$/)
      .first(),
  ).toBeVisible()
})

const iso = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10)

/** A day as typed in the United States. */
function typed(daysAgo: number): string {
  const [year, month, day] = iso(daysAgo).split('-')
  return `${month}${day}${year}`
}

test('custom days are typed, stored in the URL, and computed from the store’s orders', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/home?currency=eur')
  await page.getByText('Custom', { exact: true }).click()
  await expect(page).toHaveURL(/[?&]from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/)
  const start = page.getByRole('group', { name: 'Days to look at' }).getByRole('spinbutton').first()
  await start.focus()
  await page.keyboard.type(typed(40))
  await page.keyboard.type(typed(11))
  await expect(page).toHaveURL(new RegExp(`from=${iso(40)}&to=${iso(11)}$`))

  const range = `created_at[gte]=${iso(40)}T00:00:00Z&created_at[lt]=${iso(10)}T00:00:00Z`
  const { orders } = await ask<{ orders: Order[] }>(
    page,
    stack,
    `/admin/orders?limit=500&${range}&fields=status,currency_code&expand=`,
  )
  const sold = orders.filter(({ status, currency_code }) => status !== 'canceled' && currency_code === 'eur')
  expect(sold.length).toBeGreaterThan(3)
  await expect(card(page, 'Orders').getByText(String(sold.length), { exact: true })).toBeVisible()
})

test('charts run from right to left in Arabic', async ({ page, stack }) => {
  await signIn(page, stack, '/a/home?period=12m')
  const chart = page.getByRole('figure').first()
  const edges = async () => {
    const labels = chart.locator('[data-edge]')
    const [first, last] = [await labels.first().boundingBox(), await labels.last().boundingBox()]
    return Math.sign((last?.x ?? 0) - (first?.x ?? 0))
  }
  await expect(chart).toBeVisible()
  expect(await edges()).toBe(1)

  await page.goto(`${stack.urls.admin}/a/home?period=12m&lng=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(chart).toBeVisible()
  expect(await edges()).toBe(-1)
})

test('a failed query shows its error in its tile, and the rest is shown', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 403/)
  await page.route('**/admin/draft-orders?*', (route) =>
    route.fulfill({ status: 403, json: { message: 'Not for you' } }),
  )
  await signIn(page, stack)
  await expect(tile(page, 'unpaidDrafts').getByRole('alert')).toContainText('Not for you')
  await expect(tile(page, 'toFulfil').locator('strong')).toBeVisible()
  await expect(page.getByRole('figure').first()).toBeVisible()
})

test('the chart code loads after the numbers, and its failure keeps them', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/ERR_FAILED|chart/)
  await page.route('**/assets/ui-chart.*', (route) => route.abort())
  await signIn(page, stack)
  await expect(page.getByText('This could not be opened').first()).toBeVisible()
  await expect(card(page, 'Orders').getByText(/^\d+$/).first()).toBeVisible()
})

test('axe finds nothing, light or dark', async ({ page, stack }) => {
  await signIn(page, stack)
  await expect(page.getByRole('figure')).toHaveCount(3)
  await page.getByText('Show as a table').click()
  await tile(page, 'lowStock').locator('summary').click()
  await expectNoFindingsInBothSchemes(page)
})
