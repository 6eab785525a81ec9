import { chromium, type Page } from '@playwright/test'

import { staff, unasked } from '../../commands/backend/accounts.mts'
import { checkLaunchOptions } from '../../commands/browser/launch-options.ts'
import type { Stack } from '../../commands/stack/stack.ts'
import { axeFindings } from '../axe-findings.ts'
import { placeOrder } from '../place-order.ts'
import { expect, signInByForm, test } from './environment.ts'

/** Playwright switches off the cache that browsers keep whole pages in for Back; people have it. */
const KEEPS_PAGES = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

const opacityOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).opacity)

/** The browser's events for a page in the back/forward cache, and for one restored from it. */
const dispatch = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)

async function expectSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login\?return=/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
}

/** Chromium without a screen of its own (headless shell) has no back/forward cache, and says so. */
const HAS_NONE = 'BackForwardCacheDisabledForDelegate'

/** Records in the browser how visible a page is when Back restores it whole, and when it leaves again. */
function recordRestored(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const record = () => {
    const seen = JSON.parse(sessionStorage.getItem('restored') ?? '[]') as string[]
    const { opacity } = getComputedStyle(document.documentElement)
    sessionStorage.setItem('restored', JSON.stringify([...seen, `${location.pathname} at ${opacity}`]))
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    record()
    addEventListener('pagehide', record)
  })
}

const recordOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('restored'))

/** A browser with that cache, and how Back showed its last page. */
async function openKeepingBrowser() {
  const browser = await chromium.launch({ ...checkLaunchOptions(), ...KEEPS_PAGES })
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(recordRestored)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  let reasons: string[] | undefined
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason)
  })
  return {
    browser,
    page,
    // Playwright’s own Back waits for a load, and a restored page does not load.
    goBack: () => page.evaluate(() => history.back()),
    /** Expects that the page was restored whole, and hidden until it was loaded again; or a browser that cannot restore any. */
    async expectRestoredHidden(path: string) {
      if (reasons) expect(reasons).toContain(HAS_NONE)
      else expect(await recordOf(page)).toBe(JSON.stringify([`${path} at 0`, `${path} at 0`]))
    },
  }
}

test('Back after signing out shows nothing, also with the back/forward cache', async ({ stack }) => {
  const { browser, page, goBack, expectRestoredHidden } = await openKeepingBrowser()
  await signInByForm(page, stack)
  await openOrders(page)
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()

  await goBack()
  await expectSignIn(page)
  await expectRestoredHidden('/a/orders')
  await browser.close()
})

test('Back shows nothing of a person after another one signed in', async ({ stack }) => {
  const { browser, page, goBack, expectRestoredHidden } = await openKeepingBrowser()
  await signInByForm(page, stack)
  await openOrders(page)
  // The other person is asked about usage data first, in a dialog that hides the page from screen readers.
  const account = page.getByRole('button', { name: /^Account of /, includeHidden: true })
  const first = (await account.textContent()) ?? ''
  await page.goto(stack.urls.shop)
  // Through the API: the sign-in page would post to the tabs of the admin, and the browser would drop the page from its cache.
  await page.request.post(`${stack.urls.backend}/admin/auth`, { data: unasked })

  await goBack()
  await expect(account).toBeVisible()
  await expect(account).not.toHaveText(first)
  await expectRestoredHidden('/a/orders')
  await browser.close()
})

test('a page restored from the back/forward cache stays hidden until the session is checked', async ({
  page,
  stack,
}) => {
  await signInByForm(page, stack)
  await openOrders(page)

  await dispatch(page, 'pagehide')
  expect(await opacityOf(page)).toBe('0')
  await dispatch(page, 'pageshow')
  await expect.poll(() => opacityOf(page)).toBe('1')
  await expect(page.getByRole('table')).toBeVisible()

  await dispatch(page, 'pagehide')
  await page.context().clearCookies()
  expect(await opacityOf(page)).toBe('0')
  await dispatch(page, 'pageshow')
  await expectSignIn(page)
})

test('signing out asks before it loses what was typed', async ({ page, stack }) => {
  await signInByForm(page, stack, '/a/settings/personal-information')
  const name = page.getByRole('textbox', { name: 'First name' })
  await name.fill('Not saved')
  await signOut(page)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Not saved')

  await signOut(page)
  await question.getByRole('button', { name: 'Leave and discard' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

/** Packs everything of the order on the page; it waits to be sent. */
async function pack(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Fulfillment', exact: true })
    .getByRole('button', { name: 'Fulfill', exact: true })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fulfill', exact: true }).click()
  await expect(waiting(page)).toBeVisible()
}

const waiting = (page: Page) => page.getByRole('region', { name: 'Waits to be sent' })

/** The number of parcels of an order, read with a session of its own. */
async function parcelsOf(page: Page, { urls }: Stack, id: string): Promise<number> {
  await page.request.post(`${urls.backend}/admin/auth`, { data: staff })
  const answer = await page.request.get(`${urls.backend}/admin/orders/${id}`)
  return ((await answer.json()) as { order: { fulfillments: unknown[] } }).order.fulfillments.length
}

test('what waits here and in another tab is sent before a person is signed out', async ({ page, stack }) => {
  test.slow()
  const here = await placeOrder(stack.urls.backend, { quantity: 1, email: 'waits@example.com' })
  const there = await placeOrder(stack.urls.backend, { quantity: 1, email: 'waits@example.com' })
  await signInByForm(page, stack, `/a/orders/${here.id}`)
  const other = await page.context().newPage()
  // It hears of the sign-out before it is idle, too.
  await other.route(/\/background\.[^/]+\.js$/, () => undefined)
  await other.goto(`${stack.urls.admin}/a/orders/${there.id}`)
  await pack(other)
  await pack(page)

  await signOut(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await parcelsOf(page, stack, here.id)).toBe(1)
  expect(await parcelsOf(page, stack, there.id)).toBe(1)
})

test('signing out names what could not be sent, and leaves it where the answer is no', async ({
  page,
  stack,
  expectComplaints,
}) => {
  test.slow()
  expectComplaints(/status of 400 .*fulfillment/)
  const { id } = await placeOrder(stack.urls.backend, { quantity: 1, email: 'waits@example.com' })
  await signInByForm(page, stack, `/a/orders/${id}`)
  await page.route('**/fulfillment', (route) => route.continue({ postData: '{}' }))
  await pack(page)
  await signOut(page)
  const question = page.getByRole('alertdialog', { name: 'Sign out without sending?' })
  await expect(question).toContainText('One action was not sent.')
  await expect(question).toContainText('Fulfill')
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()

  await page.unroute('**/fulfillment')
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page)).toBeHidden()
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await parcelsOf(page, stack, id)).toBe(1)
})
