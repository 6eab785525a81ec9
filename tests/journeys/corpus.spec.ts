import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { changeFeed } from './feed-surgery.ts'

/** The example extension as versions of the SDK built it, which stores may still have. */
const CORPUS = join(import.meta.dirname, '../../extension-sdk/corpus')
const FROZEN = readdirSync(CORPUS).filter((name) => name.startsWith('loyalty-'))
const BASE = '/extensions/loyalty/frozen/'

/** Installs a frozen build in place of today's. */
async function installFrozen(page: Page, name: string): Promise<void> {
  const folder = join(CORPUS, name)
  const manifest = JSON.parse(readFileSync(join(folder, 'extension.json'), 'utf8')) as Manifest
  await changeFeed(page, (feed) => {
    const others = feed.extensions.filter((entry) => entry.manifest.name !== manifest.name)
    return { ...feed, extensions: [...others, { manifest, base: BASE }] }
  })
  await page.route(`**${BASE}**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(BASE.length)) }),
  )
}

async function awardedFor(page: Page, stack: Stack, order: string): Promise<number | undefined> {
  const read = async (path: string) => (await page.request.get(`${stack.urls.backend}/admin${path}`)).json()
  const { order: found } = (await read(`/orders/${order}`)) as { order: { customer_id: string } }
  const { customer } = (await read(`/customers/${found.customer_id}`)) as {
    customer: { metadata: { loyalty_awards?: Record<string, number> } | null }
  }
  return customer.metadata?.loyalty_awards?.[order]
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const rack = (page: Page) => page.getByRole('row', { name: 'Letter Rack' })

async function switchPoints(page: Page, answer: string): Promise<void> {
  await rack(page).getByRole('button', { name: 'Actions for “Letter Rack”' }).click()
  await page.getByRole('menuitem', { name: 'Double points, or back to once' }).click()
  await expect(toast(page, answer)).toBeVisible()
}

async function setEarns(page: Page, isEarning: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: 'Earns loyalty points' }).setChecked(isEarning)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(toast(page, 'Product saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Earns loyalty points' })).toBeChecked({
    checked: isEarning,
  })
}

for (const name of FROZEN) {
  test.describe(`${name} in today’s admin`, () => {
    test('shows its widget and its page, and writes', async ({ page, stack }) => {
      await installFrozen(page, name)
      await signIn(page, stack, '/a/orders?status=completed')
      await page.locator('tbody tr').nth(2).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/a\/orders\/order_/)
      const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const widget = page.locator('[data-widget="order-points"]')
      await widget.scrollIntoViewIfNeeded()
      await widget.getByRole('button', { name: 'Award points' }).click()
      await expect(toast(page, 'Points awarded')).toBeVisible()
      const points = await awardedFor(page, stack, order)
      expect(points).toBeGreaterThan(0)

      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Loyalty', exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Loyalty members' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(`${points?.toLocaleString('en-US')}`)

      await page.goBack()
      await widget.scrollIntoViewIfNeeded()
      await widget.getByRole('button', { name: 'Undo the award' }).click()
      await expect(toast(page, 'Points taken back')).toBeVisible()
      expect(await awardedFor(page, stack, order)).toBeUndefined()
    })

    test('runs its column, its row action and its form field', async ({ page, stack }) => {
      await installFrozen(page, name)
      await signIn(page, stack, '/a/orders?status=completed')
      const cell = page
        .locator('tbody tr')
        .nth(2)
        .getByRole('cell', { name: /^(–|.* points?)$/ })
      await expect(cell).toBeVisible()

      await page.goto(`${stack.urls.admin}/a/products?q=Letter+Rack`)
      await switchPoints(page, 'Letter Rack: 2×')
      await page.reload()
      await switchPoints(page, 'Letter Rack: 1×')

      await rack(page).getByRole('link').first().click()
      await setEarns(page, false)
      await setEarns(page, true)
    })
  })
}
