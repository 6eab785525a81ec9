import { generateKeyPairSync, sign } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { signedText } from '@stoa/extension-sdk/feed-signature'
import type { Feed } from '@stoa/extension-sdk/manifest'

import { DATA, TREES } from '../../commands/stack/paths.ts'
import type { Stack } from '../../commands/stack/stack.ts'
import { USUAL_PORTS } from '../../commands/stack/settings.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { answerTo, expect, signIn, test as base } from './environment.ts'

const PATH = '/a/settings/extensions'
const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString()

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const { x = '' } = publicKey.export({ format: 'jwk' })
const KEY = `ed25519-${Buffer.from(x, 'base64url').toString('base64')}`
const signed = (feed: Feed, version: number, expires = NEXT_YEAR) =>
  signedText({ ...feed, version, expires }, (text) =>
    sign(null, Buffer.from(text), privateKey).toString('base64'),
  )

/** An admin whose pages want signed feeds, from a server that does not check them itself. */
const test = base.extend<{ wanting: Stack }>({
  wanting: async ({ stack }, use) => {
    const root = join(DATA, 'journeys-signed-feed')
    rmSync(root, { recursive: true, force: true })
    cpSync(TREES.admin, root, { recursive: true })
    const file = join(root, 'a/index.html')
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, html.replace('<title>', `<meta name="stoa-feed-key" content="${KEY}"><title>`))
    const { backend, loyalty: extension } = stack.urls
    const movedOrigins = { [`http://localhost:${USUAL_PORTS.loyalty}`]: extension }
    const site = await serveSite({ root, port: 0, backend, movedOrigins })
    await use({ ...stack, urls: { ...stack.urls, admin: site.url } })
    await site.close()
  },
})

/** Serves a feed; the answer changes it from the next page load on. */
async function serveSigned(page: Page, first: (feed: Feed) => string) {
  let make = first
  await page.route('**/feed.json', async (route) => {
    const response = await answerTo(route)
    await route.fulfill({ response, body: make((await response.json()) as Feed) })
  })
  return async (next: typeof make) => {
    make = next
    await page.reload()
  }
}

const loyalty = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Loyalty' })
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'The feed on the server' })
const withoutLoyalty = (feed: Feed): Feed => ({
  ...feed,
  extensions: feed.extensions.filter(({ manifest }) => manifest.name !== 'loyalty'),
})

test('an altered, expired or older feed is refused, and the last good one of this browser stays in use', async ({
  page,
  wanting,
}) => {
  const serve = await serveSigned(page, (feed) => signed(feed, 5))
  await signIn(page, wanting, PATH)
  await expect(loyalty(page)).toBeVisible()
  await expect(page.getByText('Signed feed, version 5, valid until')).toBeVisible()
  // The browser keeps a good feed once it has nothing else to do.
  await page.waitForFunction(() => localStorage.getItem('stoa-feed')?.includes('"version":5'))

  await serve((feed) => signed(feed, 6).replaceAll('"loyalty"', '"loyaltyy"'))
  await expect(banner(page)).toContainText('was altered after it was signed')
  await expect(loyalty(page)).toBeVisible()

  await serve((feed) => signed(withoutLoyalty(feed), 7, '2026-01-01T00:00:00.000Z'))
  await expect(banner(page)).toContainText('has expired')
  await expect(loyalty(page)).toBeVisible()

  await serve((feed) => signed(withoutLoyalty(feed), 4))
  await expect(banner(page)).toContainText('older than one that this browser has used before')
  await expect(loyalty(page)).toBeVisible()

  await serve((feed) => signed(withoutLoyalty(feed), 6))
  await expect(page.getByText('Signed feed, version 6, valid until')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expect(loyalty(page)).toHaveCount(0)
})

test('without a good feed, a browser that has seen none says why', async ({ page, wanting }) => {
  await serveSigned(page, (feed) => JSON.stringify(feed))
  await signIn(page, wanting, PATH)
  await expect(page.getByRole('main')).toContainText('was altered after it was signed, or is not signed')
})
