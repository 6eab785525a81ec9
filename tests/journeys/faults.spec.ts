import type { Page } from '@playwright/test'

import { changeFeed, entryOf, installCode } from './feed-surgery.ts'
import { answerTo, expect, PORTS, signIn, signInByForm, test } from './environment.ts'

const LOYALTY_ENTRY = new RegExp(`:${PORTS.loyalty}/.*/entry\\.js`)

/** The loyalty page shows the error in its own area, and the other areas still work. */
async function expectOnlyLoyaltyFails(page: Page, reason: RegExp): Promise<void> {
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel).toContainText('loyalty')
  await expect(panel).toContainText(reason)
  await page.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
}

/** What a browser and the shell say about the faults that are made here, and nothing else. */
const EXPECTED = new RegExp(`:${PORTS.loyalty}/.*(entry|pages-)|/feed\\.json|\\[stoa\\] loyalty`)

const openLoyalty = (page: Page) => page.getByRole('link', { name: 'Loyalty' }).click()

test.describe('a remote whose entry', () => {
  test.beforeEach(({ expectComplaints }) => expectComplaints(EXPECTED))

  for (const status of [404, 500]) {
    test(`answers ${status} shows an error in its own area`, async ({ page, stack }) => {
      await page.route(LOYALTY_ENTRY, (route) =>
        route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } }),
      )
      await signIn(page, stack, '/a/products')
      await openLoyalty(page)
      await expectOnlyLoyaltyFails(page, /is not responding, or one of its files is missing/)
    })
  }

  test('is an HTML page is not run', async ({ page, stack }) => {
    const html = '<!doctype html><title>Not a script</title>'
    await page.route(LOYALTY_ENTRY, (route) =>
      route.fulfill({
        body: html,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await expectOnlyLoyaltyFails(page, /differ from what was installed/)
  })

  test('was tampered with never runs', async ({ page, stack }) => {
    await page.route(LOYALTY_ENTRY, async (route) => {
      const response = await answerTo(route)
      await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` })
    })
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await expectOnlyLoyaltyFails(page, /differ from what was installed/)
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  })

  test('is valid but has a tampered page shows an error, and the page never runs', async ({
    page,
    stack,
  }) => {
    await page.route(new RegExp(`:${PORTS.loyalty}/.*/pages-[^/]+\\.js`), async (route) => {
      const response = await answerTo(route)
      await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` })
    })
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await expectOnlyLoyaltyFails(page, /differ from what was installed/)
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  })

  test('offers its own copies of shared modules changes nothing for others', async ({ page, stack }) => {
    const poison = `for (const name of Object.keys(scope)) {
      scope[name]['99.0.0'] = { version: '99.0.0', from: 'thief', loaded: 1, scope: ['default'],
        shareConfig: { singleton: true, requiredVersion: '*' }, lib: () => ({ stolen: true }) }
    }`
    await installCode(page, 'loyalty', 'return { default: () => null }', { init: poison })
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await page.getByRole('link', { name: 'Products' }).click()
    await page.getByRole('table').getByRole('link').first().click()
    // A select is shared, but loads only when the first page needs one: no other copy may answer first.
    await expect(page.getByRole('button', { name: 'Status' })).toBeVisible()
  })

  test('never arrives times out, and is retried by hand', async ({ page, stack }) => {
    await page.clock.install()
    await signIn(page, stack, '/a/products')
    await page.route(LOYALTY_ENTRY, () => undefined)
    await openLoyalty(page)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/took too long|is not responding/)
    await page.unroute(LOYALTY_ENTRY)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Loyalty members' })).toBeVisible()
  })

  test('throws while it starts has another error than a missing one', async ({ page, stack }) => {
    await installCode(page, 'loyalty', 'throw new Error("bad start")')
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await expectOnlyLoyaltyFails(page, /has an error and could not start/)
  })

  test('throws while it renders breaks nothing else', async ({ page, stack }) => {
    await installCode(page, 'loyalty', 'return { default() { throw new Error("bad render") } }')
    await signIn(page, stack, '/a/products')
    await openLoyalty(page)
    await expectOnlyLoyaltyFails(page, /stopped because of an error/)
  })
})

const missingExtensions = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Extensions are missing, the rest of the admin works' })

test.describe('a feed', () => {
  test.beforeEach(({ expectComplaints }) => expectComplaints(EXPECTED))

  test('that is missing leaves the areas, says so, and can be read again', async ({ page, stack }) => {
    await page.route('**/feed.json', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await signIn(page, stack, '/a/products')
    await expect(missingExtensions(page)).toContainText('list of installed extensions is missing')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Loyalty' })).toBeHidden()
    await page.unroute('**/feed.json')
    await missingExtensions(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Loyalty' })).toBeVisible()
    await expect(missingExtensions(page)).toBeHidden()
  })

  test('that is not JSON leaves the areas and says so', async ({ page, stack }) => {
    await page.route('**/feed.json', (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }))
    await signIn(page, stack)
    await expect(missingExtensions(page)).toContainText('cannot be read')
    await expect(page.getByRole('link', { name: 'Products' })).toBeVisible()
  })

  test('with bad entries keeps the good ones', async ({ page, stack }) => {
    await changeFeed(page, (feed) => {
      const loyalty = entryOf(feed, 'loyalty')
      const { manifest } = loyalty
      const pages = (manifest.pages ?? []).map((found) => ({ ...found, path: '/Orders/' }))
      const entry = { ...manifest.entry, global: 'stoa_thief' }
      const thief = { ...loyalty, manifest: { ...manifest, name: 'thief', pages, entry } }
      return {
        ...feed,
        extensions: [
          null,
          { base: '/' },
          { manifest: { name: 'torn' }, base: '/' },
          thief,
          ...feed.extensions,
        ],
      }
    })
    await signIn(page, stack, '/a/products')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    await openLoyalty(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Loyalty members' })).toBeVisible()
  })
})

test('an unknown URL shows “not found”, in the admin and outside of it', async ({ page, stack }) => {
  await signIn(page, stack, '/a/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.goto(`${stack.urls.admin}/nowhere`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a page opened by its URL is shown after sign-in', async ({ page, stack }) => {
  await signInByForm(page, stack, '/a/settings/personal-information?from=mail')
  await expect(page).toHaveURL(`${stack.urls.admin}/a/settings/personal-information?from=mail`)
  await expect(page.getByRole('heading', { level: 1, name: 'Personal information' })).toBeVisible()
})
