import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { changeFeed, entryOf, isolate } from './feed-surgery.ts'
import { axeFindings } from '../axe-findings.ts'
import { expect, signIn, test } from './environment.ts'

interface Stored {
  id: string
  title: string
  status: string
  customer_id: string
  metadata: Record<string, unknown> | null
}

/** The answer of the store's API to the signed-in user. */
async function stored(page: Page, stack: Stack, path: string, name: string): Promise<Stored> {
  const response = await page.request.get(`${stack.urls.backend}/admin${path}`)
  return ((await response.json()) as Record<string, Stored>)[name] as Stored
}

const rowAt = (page: Page, index: number): Locator => page.locator('tbody tr').nth(index)

const idOf = async (row: Locator): Promise<string> =>
  (await row.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? ''

async function openRowOf(page: Page, stack: Stack, title: string): Promise<Locator> {
  await signIn(page, stack, `/a/products?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: title })
  await expect(row).toBeVisible()
  return row
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test.describe.configure({ mode: 'serial' })

test('a bulk action awards points, and the column shows the store’s value', async ({ page, stack }) => {
  await signIn(page, stack, '/a/orders?status=completed')
  const rows = [rowAt(page, 0), rowAt(page, 1)] as const
  await expect(rows[0].getByRole('cell').last()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Points' })).toBeVisible()
  for (const row of rows) {
    await expect(row.getByRole('cell', { name: '–' })).toBeVisible()
    await row.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
  }
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: 'Award points' }).click()
  const question = page.getByRole('alertdialog', { name: 'Award points for 2 orders?' })
  await question.getByRole('button', { name: 'Award points' }).click()

  await expect(toast(page, 'Done for 2 rows.')).toBeVisible()
  await expect(bar).toBeHidden()
  const awardedPoints: number[] = []
  for (const row of rows) {
    const id = await idOf(row)
    const order = await stored(page, stack, `/orders/${id}`, 'order')
    const customer = await stored(page, stack, `/customers/${order.customer_id}`, 'customer')
    const awards = customer.metadata?.['loyalty_awards'] as Record<string, number> | undefined
    const awarded = awards?.[id] ?? 0
    expect(awarded).toBeGreaterThan(0)
    await expect(row).toContainText(`${awarded.toLocaleString('en-US')} point`)
    awardedPoints.push(awarded)
  }
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these rows as CSV' }).click()
  const [head, ...lines] = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
  expect(head?.split(',').at(-1)).toBe('Points')
  expect(lines.slice(0, 2).map((line) => Number(line.split(',').at(-1)))).toEqual(awardedPoints)

  await rows[0].getByRole('link').first().click()
  const balance = page.locator('[data-zone="order.details.side"] [data-widget="balance"]')
  await balance.scrollIntoViewIfNeeded()
  await expect(balance.getByRole('region', { name: 'Loyalty balance' })).toContainText('points')
})

test('a row action writes to the store, and the list is refetched', async ({ page, stack }) => {
  const row = await openRowOf(page, stack, 'Moon Calendar')
  const id = await idOf(row)
  const before = (await stored(page, stack, `/products/${id}`, 'product')).metadata
  await row.getByRole('button', { name: 'Actions for “Moon Calendar”' }).click()
  const again = page.waitForResponse((response) => response.url().includes('/admin/products?'))
  await page.getByRole('menuitem', { name: 'Double points, or back to once' }).click()
  await expect(toast(page, 'Moon Calendar: 2×')).toBeVisible()
  await again
  const after = (await stored(page, stack, `/products/${id}`, 'product')).metadata
  expect(after).toEqual({ ...before, loyalty_multiplier: 2 })
})

for (const [isolation, title] of [
  ['page', 'Bread Bin'],
  ['frame', 'Milk Pan'],
] as const) {
  test(`a row action runs from the page of its product, isolated by ${isolation}, and the page is refetched`, async ({
    page,
    stack,
  }) => {
    if (isolation === 'frame') await isolate(page, 'loyalty')
    const row = await openRowOf(page, stack, title)
    const id = await idOf(row)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const menu = page.getByRole('button', { name: `Actions for “${title}”` })
    await menu.click()
    const entry = page.getByRole('menuitem', { name: 'Double points, or back to once' })
    await expect(entry).toBeVisible()
    expect(requests.filter((url) => url.includes('double-points'))).toEqual([])

    const again = page.waitForResponse(
      (response) => response.url().includes(`/admin/products/${id}`) && response.request().method() === 'GET',
    )
    await entry.click()
    await expect(toast(page, `${title}: 2×`)).toBeVisible()
    await again
    await expect(menu).not.toHaveAttribute('aria-busy')
    expect((await stored(page, stack, `/products/${id}`, 'product')).metadata).toMatchObject({
      loyalty_multiplier: 2,
    })
  })
}

test('a field is saved with the product’s form, and other metadata keys stay', async ({ page, stack }) => {
  const row = await openRowOf(page, stack, 'Moon Calendar')
  const id = await idOf(row)
  await row.getByRole('link').click()
  const box = page.getByRole('checkbox', { name: 'Earns loyalty points' })
  await expect(box).toBeChecked()
  await box.uncheck()
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Product saved')).toBeVisible()
  expect((await stored(page, stack, `/products/${id}`, 'product')).metadata).toMatchObject({
    loyalty_excluded: true,
    loyalty_multiplier: 2,
  })

  await page.reload()
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Product saved')).toBeVisible()
  expect((await stored(page, stack, `/products/${id}`, 'product')).metadata).not.toHaveProperty(
    'loyalty_excluded',
  )
})

test('products are unpublished from the bulk bar, a range of them selected with Shift', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/products?q=Riso+Print')
  await rowAt(page, 0).getByRole('checkbox').click()
  await rowAt(page, 1)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const ids = await Promise.all([0, 1].map((index) => idOf(rowAt(page, index))))
  const statuses = () =>
    Promise.all(ids.map(async (id) => (await stored(page, stack, `/products/${id}`, 'product')).status))
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(toast(page, 'Done for 2 rows.')).toBeVisible()
  expect(await statuses()).toEqual(['draft', 'draft'])
  await expect(page.getByRole('checkbox', { name: 'Select all rows of this page' })).toBeFocused()

  for (const id of ids) {
    await page.request.post(`${stack.urls.backend}/admin/products/${id}`, { data: { status: 'published' } })
  }
})

test('deleting asks for confirmation with the names, and Escape cancels', async ({ page, stack }) => {
  const row = await openRowOf(page, stack, 'Letter Rack')
  await row.getByRole('button', { name: 'Actions for “Letter Rack”' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete this product?' })
  await expect(question).toContainText('“Letter Rack” will be deleted, with 1 variant')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(row).toBeVisible()
})

test('a column with a field that the store lacks does not break the list', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/500/)
  await changeFeed(page, (feed) => {
    const { manifest, ...entry } = entryOf(feed, 'loyalty')
    const columns = manifest.columns?.map((column) => ({ ...column, fields: ['no_such_field'] }))
    return {
      ...feed,
      extensions: feed.extensions.map((other) =>
        other.manifest.name === 'loyalty' ? { ...entry, manifest: { ...manifest, columns } } : other,
      ),
    }
  })
  await signIn(page, stack, '/a/orders')
  await expect(rowAt(page, 14).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'no_such_field' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a list with a selection and an open menu, ${colorScheme}`, async ({
    page,
    stack,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, stack, '/a/orders')
    await rowAt(page, 2).getByRole('checkbox').click()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    await rowAt(page, 0).getByRole('button').first().click()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    expect(await axeFindings(page, { within: '[role="menu"]' })).toEqual([])
  })
}
