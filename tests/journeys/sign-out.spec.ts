import { chromium, type Page } from '@playwright/test'

import { launchOptions } from '../../commands/browser/launch-options.ts'
import { expect, signIn, test } from './environment.ts'

/** Playwright switches off the cache that browsers keep whole pages in for Back; people have it. */
const KEEPS_PAGES = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
}

const opacity = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).opacity)

/** The browser's events for a page in the back/forward cache, and for one restored from it. */
const dispatch = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)

async function expectSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login\?return=/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
}

test('Back after signing out shows nothing, also with the back/forward cache', async ({ stack }) => {
  const browser = await chromium.launch({ ...launchOptions(), ...KEEPS_PAGES })
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await signIn(page, stack)
  await openOrders(page)
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()

  await page.goBack()
  await expectSignIn(page)
  await browser.close()
})

test('a page restored from the back/forward cache stays hidden until the session is checked', async ({
  page,
  stack,
}) => {
  await signIn(page, stack)
  await openOrders(page)

  await dispatch(page, 'pagehide')
  expect(await opacity(page)).toBe('0')
  await dispatch(page, 'pageshow')
  await expect.poll(() => opacity(page)).toBe('1')
  await expect(page.getByRole('table')).toBeVisible()

  await dispatch(page, 'pagehide')
  await page.context().clearCookies()
  expect(await opacity(page)).toBe('0')
  await dispatch(page, 'pageshow')
  await expectSignIn(page)
})

test('signing out asks before it loses what was typed', async ({ page, stack }) => {
  await signIn(page, stack, '/a/settings/personal-information')
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const name = page.getByRole('textbox', { name: 'First name' })
  await name.fill('Not saved')
  await signOut()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Not saved')

  await signOut()
  await question.getByRole('button', { name: 'Leave and discard' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
