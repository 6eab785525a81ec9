import type { Page } from '@playwright/test'

import { staff } from '../../commands/backend/accounts.mts'
import { changeFeed, entryOf } from './feed-surgery.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const PATH = '/a/settings/extensions'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.locator('summary').getByText(name, { exact: true }) })

/** Navigates to the page within the app, without a reload. */
async function openByCard(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: /^Extensions / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Extensions' })).toBeVisible()
}

test('the page shows a running extension with its contributions and figures', async ({ page, stack }) => {
  await signIn(page, stack, '/a/loyalty')
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible()
  await openByCard(page)

  const loyalty = row(page, 'loyalty')
  await expect(loyalty).toContainText('Running')
  await expect(loyalty.locator('summary')).toContainText(/\d+ ms/)
  await expect(loyalty.locator('summary')).toContainText(/[\d.]+ (k?B|kB|byte)/)
  await loyalty.locator('summary').click()
  const widget = loyalty.getByRole('row', { name: /Widget order-points/ })
  await expect(widget).toContainText('order.details.after')
  await expect(widget).toContainText('Not used yet')
  await expect(loyalty.getByRole('row', { name: /Page \/loyalty/ })).toContainText(/Running.*\d+ ms/)
  await loyalty.getByRole('link', { name: '/a/loyalty', exact: true }).click()
  await expect(page).toHaveURL(/\/a\/loyalty$/)
})

test('an extension disabled in this browser is gone after a reload, until it is enabled again', async ({
  page,
  stack,
}) => {
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Loyalty' })
  await signIn(page, stack, PATH)
  await expect(link).toBeVisible()
  await row(page, 'loyalty').locator('summary').click()
  await page.getByRole('button', { name: 'Disable in this browser' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable in this browser' }).click()
  await page.getByRole('button', { name: 'Reload', exact: true }).click()

  await expect(row(page, 'loyalty')).toContainText('Disabled in this browser')
  await expect(link).toHaveCount(0)
  await row(page, 'loyalty').locator('summary').click()
  await page.getByRole('button', { name: 'Enable in this browser' }).click()
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(link).toBeVisible()
})

test('the report contains all diagnostics and no personal data', async ({ page, stack, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, stack, PATH)
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByText('The report was copied')).toBeVisible()

  const text = await page.evaluate(() => navigator.clipboard.readText())
  const report = JSON.parse(text) as { extensions: { name: string }[] }
  expect(report.extensions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['orders', 'catalogue', 'settings', 'loyalty']),
  )
  expect(text).not.toMatch(/eyJ|@stoa\.test|stoa-admin/)
})

test('a refused extension is listed with the reason and the fix', async ({ page, stack }) => {
  await changeFeed(page, (feed) => {
    const loyalty = entryOf(feed, 'loyalty')
    const manifest = { ...loyalty.manifest, sdk: '^9.0.0' }
    return {
      ...feed,
      extensions: feed.extensions.map((one) => (one === loyalty ? { ...one, manifest } : one)),
    }
  })
  await signIn(page, stack, PATH)
  await expect(page.getByRole('main')).toContainText('Refused: 1')
  await row(page, 'loyalty').locator('summary').click()
  await expect(row(page, 'loyalty')).toContainText('it asks for SDK ^9.0.0')
})

test('five hundred extensions are listed, found and opened', async ({ page, stack }) => {
  await changeFeed(page, (feed) => {
    const loyalty = entryOf(feed, 'loyalty')
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...loyalty,
      manifest: {
        ...loyalty.manifest,
        name: `loyalty-${index}`,
        entry: { ...loyalty.manifest.entry, global: `loyalty_${index}` },
        pages: [],
        settings: [],
      },
    }))
    return { ...feed, extensions: [...feed.extensions, ...many] }
  })
  await signIn(page, stack, PATH)
  await expect(page.getByRole('main')).toContainText('501 extensions')
  await page.getByRole('searchbox', { name: 'Search extensions' }).fill('loyalty-499')
  await expect(page.getByRole('main').getByRole('list').getByRole('listitem')).toHaveCount(1)
  await row(page, 'loyalty-499').locator('summary').click()
  await expect(row(page, 'loyalty-499').getByRole('table')).toBeVisible()
})

test('the overlay shows every zone of a page with the props of its widgets', async ({ page, stack }) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(request.url()))
  await signIn(page, stack, '/a/orders')
  await page.getByRole('table').getByRole('link').first().click()
  const widget = page.locator('[data-widget=order-points]')
  await widget.scrollIntoViewIfNeeded()
  await expect(widget.getByRole('heading')).toBeVisible()
  expect(fetched.filter((url) => url.includes('zone-overlay'))).toEqual([])

  await page.keyboard.press('Control+Alt+KeyZ')
  const before = page.locator('details').filter({ hasText: 'order.details.before' })
  await expect(before).toContainText('0 widgets')
  const after = page.locator('details').filter({ hasText: 'order.details.after' }).first()
  await expect(after).toContainText('1 widget')
  await expect(widget).toContainText(/loyalty 1\.0\.0.*\d+ ms/)
  await after.locator('summary').first().press('Enter')
  await after.getByText('order:', { exact: false }).click()
  await expect(after).toContainText(/id: "order_/)
  await expectNoFindings(page)

  await page.keyboard.press('Escape')
  await expect(before).toHaveCount(0)
  await expect(widget.getByRole('heading')).toBeVisible()
})

test('on the sign-in card the overlay works without widgets, and continues after signing in', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.urls.admin}/login`)
  await page.getByLabel('E-mail').fill(staff.email)
  const before = page.locator('details').filter({ hasText: 'login.before' })
  await expect(before).toHaveCount(0)
  await page.keyboard.press('Control+Alt+KeyZ')
  await expect(before).toContainText('0 widgets')
  await expect(page.locator('details').filter({ hasText: 'login.after' })).toBeVisible()
  await expectNoFindings(page)

  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const bar = page.locator('details').filter({ hasText: 'topbar.start' })
  await expect(bar).toBeVisible()
  await page.keyboard.press('Control+Alt+KeyZ')
  await expect(bar).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, stack, '/a/loyalty')
    await openByCard(page)
    await row(page, 'loyalty').locator('summary').click()
    await expect(page.getByRole('table')).toBeVisible()
    await expectNoFindings(page)
  })
}
