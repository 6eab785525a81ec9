import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { changeFeed } from './feed-surgery.ts'

/** An extension as SDK 0.2.0 built it, which stores may still have. */
const FROZEN = join(import.meta.dirname, '../../extension-sdk/corpus/loyalty-sdk-0.2.0')
const BASE = '/extensions/loyalty/frozen/'

/** Installs the frozen build in place of today's. */
async function installFrozen(page: Page): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(FROZEN, 'extension.json'), 'utf8')) as Manifest
  await changeFeed(page, (feed) => {
    const others = feed.extensions.filter((entry) => entry.manifest.name !== manifest.name)
    return { ...feed, extensions: [...others, { manifest, base: BASE }] }
  })
  await page.route(`**${BASE}**`, (route) =>
    route.fulfill({ path: join(FROZEN, new URL(route.request().url()).pathname.slice(BASE.length)) }),
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

test('a build of SDK 0.2.0 shows its widget and its page in today’s admin, and writes', async ({
  page,
  stack,
}) => {
  await installFrozen(page)
  await signIn(page, stack, '/a/orders?status=completed')
  await page.locator('tbody tr').nth(2).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/a\/orders\/order_/)
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const widget = page.locator('[data-widget="order-points"]')
  await widget.scrollIntoViewIfNeeded()
  await widget.getByRole('button', { name: 'Award points' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Points awarded' })).toBeVisible()
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
  await expect(page.getByRole('status').filter({ hasText: 'Points taken back' })).toBeVisible()
  expect(await awardedFor(page, stack, order)).toBeUndefined()
})
