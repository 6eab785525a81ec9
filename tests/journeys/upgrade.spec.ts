import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import type { Feed } from '@stoa/extension-sdk/manifest'

import { DATA, TREES } from '../../commands/stack/paths.ts'
import { USUAL_PORTS } from '../../commands/stack/settings.ts'
import type { Stack } from '../../commands/stack/stack.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { expect, signIn, test as base } from './environment.ts'

/** An admin of its own that can be redeployed while tabs are open. */
interface Deployed {
  stack: Stack
  /** Replaces an area by another build of it; the files of the first one are gone. */
  redeploy(area: string): void
}

const test = base.extend<{ deployed: Deployed }>({
  deployed: async ({ stack }, use, { parallelIndex }) => {
    const root = join(DATA, 'journeys-upgrade', String(parallelIndex))
    rmSync(root, { recursive: true, force: true })
    cpSync(TREES.admin, root, { recursive: true })
    const { backend, loyalty } = stack.urls
    const movedOrigins = { [`http://localhost:${USUAL_PORTS.loyalty}`]: loyalty }
    const site = await serveSite({ root, port: 0, backend, movedOrigins })
    await use({
      stack: { ...stack, urls: { ...stack.urls, admin: site.url } },
      redeploy(area) {
        const file = join(root, 'feed.json')
        const feed = JSON.parse(readFileSync(file, 'utf8')) as Feed
        const extensions = feed.extensions.map((entry) => {
          if (entry.manifest.name !== area) return entry
          const next = entry.base.replace(/\/$/, '0/')
          renameSync(join(root, entry.base), join(root, next))
          return { ...entry, base: next }
        })
        writeFileSync(file, JSON.stringify({ ...feed, extensions }))
      },
    })
    await site.close()
  },
})

const firstRow = (page: Page) => page.getByRole('table').getByRole('link').first()
const openOrders = (page: Page) => page.getByRole('link', { name: 'Orders', exact: true }).click()

test('a page whose build was replaced moves on to the new one by itself', async ({
  page,
  deployed,
  expectComplaints,
}) => {
  expectComplaints(
    /status of 404 .*\/remotes\/orders\/|Refused to execute script from '[^']*\/remotes\/orders\//,
  )
  await signIn(page, deployed.stack, '/a/products')
  await expect(firstRow(page)).toBeVisible()
  deployed.redeploy('orders')
  await openOrders(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(firstRow(page)).toBeVisible()
})

test('a tab that is older than the server says so, and what was typed outlives the reload', async ({
  page,
  deployed,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, deployed.stack, '/a/products?q=Wool Cushion')
  await page.getByRole('table').getByRole('link', { name: 'Wool Cushion' }).click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Typed before the upgrade')
  deployed.redeploy('orders')

  const notice = page.getByText('A new version is available.')
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event('focus')))
    await expect(notice).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.waitForEvent('load')
  await expect(title).toHaveValue('Typed before the upgrade')
  await expect(notice).toHaveCount(0)
})

for (const [lost, pattern] of [
  ['everything', /localhost:\d+\/(?!healthz)/],
  ['all but the first file of a page', /\/remotes\/orders\/.*\/(?!entry)[^/]*\.(js|css)|\/assets\//],
] as const) {
  test(`“Try again” helps as soon as the connection is back, when it had lost ${lost}`, async ({
    page,
    stack,
    expectComplaints,
  }) => {
    expectComplaints(/ERR_FAILED|\[stoa\]/)
    await signIn(page, stack, '/a/products')
    await expect(firstRow(page)).toBeVisible()
    await page.route(pattern, (route) => route.abort())
    await openOrders(page)
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await page.unroute(pattern)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(firstRow(page)).toBeVisible()
  })
}
