import type { Browser } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { staff } from '../../commands/backend/accounts.mts'
import type { Look } from './visit.ts'

/** Signs in once and returns the browser's storage. */
export async function signedInState(browser: Browser, admin: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${admin}/login`)
  await page.getByLabel('E-mail').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** The pages that are measured. */
export type PageName = 'sign-in' | 'sign-in at /' | 'sign-in at a page' | 'product list' | 'home' | 'shop'

const isForm: Look['isThere'] = (page) => page.getByLabel('Password').waitFor()

/** The pages that are measured: how each is reached, and when it is there. */
export async function looksOf(browser: Browser, urls: Stack['urls']): Promise<Record<PageName, Look>> {
  const storageState = await signedInState(browser, urls.admin)
  return {
    'sign-in': { url: `${urls.admin}/login`, isThere: isForm },
    'sign-in at /': { url: `${urls.admin}/`, isThere: isForm },
    'sign-in at a page': { url: `${urls.admin}/a/orders`, isThere: isForm },
    'product list': {
      url: `${urls.admin}/a/products`,
      storageState,
      isThere: (page) => page.getByRole('table').getByRole('link').first().waitFor(),
    },
    home: {
      url: `${urls.admin}/a/home`,
      storageState,
      isThere: (page) => page.locator('[data-todo] strong').first().waitFor(),
    },
    shop: {
      url: urls.shop,
      isThere: (page) =>
        page
          .getByRole('link')
          .filter({ has: page.locator('img') })
          .first()
          .waitFor(),
    },
  }
}
