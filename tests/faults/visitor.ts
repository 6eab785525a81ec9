import { expect as base, type Page } from '@playwright/test'

import { staff } from '../../commands/backend/accounts.mts'
import { soundText, titleOf } from './generator/written.ts'

/** How long anything but a culprit may take, in milliseconds; the culprit's own deadlines are 6 and 10 s. */
export const PATIENCE_MS = 20_000

export const expect = base.configure({ timeout: PATIENCE_MS })

/** An extension with nothing wrong that stands beside each culprit. */
export const NEIGHBOUR = 'neighbour'

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

/** Opens a page from the sidebar; an extension's stands folded away when there are many. */
export async function openPage(page: Page, name: string): Promise<void> {
  await pages(page).getByRole('link').first().waitFor()
  const link = pages(page).getByRole('link', { name, exact: true })
  const fold = pages(page).locator('details:not([open]) > summary')
  if ((await link.count()) === 0 && (await fold.count()) > 0) await fold.click()
  await link.click()
}

/** Signs in through the form and waits for nothing. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('E-mail').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const neighboursWidget = (page: Page) => page.locator(`[data-widget="${NEIGHBOUR}"]`)

export async function expectProductList(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
}

/** The widget of the extension beside the culprit, in the same zone. */
export async function expectNeighboursWidget(page: Page): Promise<void> {
  await expect(neighboursWidget(page)).toContainText(soundText(NEIGHBOUR))
}

/** An order can be opened from the list, with what other extensions show there. */
export async function expectOrder(page: Page): Promise<void> {
  await openPage(page, 'Orders')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/a\/orders\/order_/)
  await expect(page.getByRole('heading', { level: 1, name: /#\d+/ })).toBeVisible()
  await expectNeighboursWidget(page)
}

export async function expectNeighboursPage(page: Page): Promise<void> {
  await openPage(page, titleOf(NEIGHBOUR))
  await expect(page.getByRole('heading', { level: 1, name: soundText(NEIGHBOUR) })).toBeVisible()
}

/** Goes to the operators' page as people do, without reloading the admin; returns the row of one extension. */
export async function openOperatorsLine(page: Page, name: string) {
  await openPage(page, 'Settings')
  await page.getByRole('link', { name: /^Extensions / }).click()
  return page
    .getByRole('listitem')
    .filter({ has: page.locator('summary').getByText(name, { exact: true }) })
    .first()
}
