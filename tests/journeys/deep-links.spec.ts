import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { answerTo, expect, PORTS, signIn, test } from './environment.ts'
import { changeFeed, entryOf } from './feed-surgery.ts'

const PATH = '/a/loyalty'
const ENTRY = new RegExp(`:${PORTS.loyalty}/.*/entry\\.js`)
const members = (page: Page) => page.getByRole('heading', { level: 1, name: 'Loyalty members' })
const panel = (page: Page) => page.getByRole('main').getByRole('alert')
const again = (page: Page) => panel(page).getByRole('button', { name: 'Try again' })

/** A first visit: the browser has a session, and neither code nor texts of the extension. */
async function openCold(page: Page, stack: Stack): Promise<void> {
  await signIn(page, stack, '/a/settings/personal-information')
  // A file that never arrives holds up the load event.
  await page.goto(stack.urls.admin + PATH, { waitUntil: 'domcontentloaded' })
}

async function expectOtherPages(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
}

test.describe('the address of an extension’s page', () => {
  test.beforeEach(({ expectComplaints }) => expectComplaints(/Failed to load resource|\[stoa\] loyalty/))

  test('names the extension when its entry is missing, and opens the page once it is there', async ({
    page,
    stack,
  }) => {
    await page.route(ENTRY, (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    )
    await openCold(page, stack)
    await expect(panel(page)).toContainText('“loyalty” could not be shown')
    await expect(panel(page)).toContainText('is not responding, or one of its files is missing')
    await expectOtherPages(page)
    await expect(panel(page)).toContainText('“loyalty” could not be shown')
    await page.unroute(ENTRY)
    await again(page).click()
    await expect(members(page)).toBeVisible()
    await expect(page).toHaveURL(stack.urls.admin + PATH)
  })

  test('waits ten seconds for an entry that does not arrive, beside pages that work', async ({
    page,
    stack,
  }) => {
    await page.clock.install()
    await page.route(ENTRY, () => undefined)
    await openCold(page, stack)
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    await expectOtherPages(page)
    await page.clock.runFor(11_000)
    await expect(panel(page)).toContainText('“loyalty” could not be shown')
    await page.unroute(ENTRY)
    await again(page).click()
    await expect(members(page)).toBeVisible()
  })

  test('offers another try when the flags of the store cannot be read', async ({ page, stack }) => {
    await changeFeed(page, (feed) => {
      const loyalty = entryOf(feed, 'loyalty')
      const pages = (loyalty.manifest.pages ?? []).map((one) => ({ ...one, flag: 'sales_channels' }))
      const flagged = { ...loyalty, manifest: { ...loyalty.manifest, pages } }
      return { ...feed, extensions: feed.extensions.map((one) => (one === loyalty ? flagged : one)) }
    })
    await page.route('**/admin/store', async (route) => {
      const response = await answerTo(route)
      await route.fulfill({ response, status: 500, json: { message: 'The database is down' } })
    })
    await openCold(page, stack)
    await expect(panel(page)).toContainText('Stoa could not check whether this page is enabled')
    await page.unroute('**/admin/store')
    await again(page).click()
    await expect(members(page)).toBeVisible()
  })

  test('says that extensions are missing when the feed is broken at a first visit', async ({
    page,
    stack,
  }) => {
    await page.route('**/feed.json', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await openCold(page, stack)
    await expect(panel(page)).toContainText('This page may belong to an extension that could not be loaded')
    await expectOtherPages(page)
    await page.unroute('**/feed.json')
    await again(page).click()
    await expect(members(page)).toBeVisible()
  })
})
