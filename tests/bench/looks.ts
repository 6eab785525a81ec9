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

const look = (url: string, content: string, storageState?: Look['storageState']): Look => ({
  url,
  content,
  isThere: (page) => page.locator(content).first().waitFor(),
  ...(storageState && { storageState }),
})

const FORM = 'input[type="password"]'

/** The pages that are measured: how each is reached, and when it is there. */
export async function looksOf(browser: Browser, urls: Stack['urls']): Promise<Record<PageName, Look>> {
  const storageState = await signedInState(browser, urls.admin)
  return {
    'sign-in': look(`${urls.admin}/login`, FORM),
    'sign-in at /': look(`${urls.admin}/`, FORM),
    'sign-in at a page': look(`${urls.admin}/a/orders`, FORM),
    'product list': look(`${urls.admin}/a/products`, 'table a[href]', storageState),
    home: look(`${urls.admin}/a/home`, '[data-todo] strong', storageState),
    shop: look(urls.shop, 'a[href] img'),
  }
}
