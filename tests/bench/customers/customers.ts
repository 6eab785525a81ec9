import type { Browser, Page } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { watchBusyTimes } from '../catalogue/busy-times.ts'
import { timed } from '../catalogue/timed.ts'
import { heapOf } from '../heap.ts'
import { signedInState } from '../looks.ts'
import { benchName, fillWithCustomers } from './customer-store.ts'

const CUSTOMERS = 10_000
const MEMBERS = 2000

const link = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

/** Measures the customers with 10 000 of them: list, sort, search, and a group of 2 000 members. */
export async function measureCustomers(browser: Browser, urls: Stack['urls']): Promise<void> {
  const storageState = await signedInState(browser, urls.admin)
  const context = await browser.newContext({ storageState })
  try {
    const group = await fillWithCustomers(context.request, urls.backend, {
      customers: CUSTOMERS,
      members: MEMBERS,
    })
    console.log(`\n${CUSTOMERS} customers, a group of ${MEMBERS}`)
    const page = await context.newPage()
    await watchBusyTimes(page)
    await page.goto(`${urls.admin}/a/home`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await timed(page, 'the list is opened', async () => {
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Customers', exact: true })
        .click()
      await page.getByRole('table').getByRole('link').first().waitFor()
    })
    await timed(page, 'it is sorted by e-mail', async () => {
      const answer = page.waitForResponse((response) => /customers\?.*order=email/.test(response.url()))
      await page.getByRole('button', { name: 'E-mail' }).click()
      await answer
    })
    await timed(page, 'one of all is found', async () => {
      await page.getByRole('searchbox', { name: 'Search customers' }).fill(benchName(CUSTOMERS - 2))
      await page.keyboard.press('Enter')
      await link(page, benchName(CUSTOMERS - 2)).waitFor()
    })
    await page.goto(`${urls.admin}/a/customers/groups`)
    await page.getByRole('link', { name: 'Bench members' }).waitFor()
    await page.waitForLoadState('networkidle')
    await timed(page, 'a group is opened', async () => {
      await page.getByRole('link', { name: 'Bench members' }).click()
      await page.locator(`a[href*="/customers/cus_"]`).first().waitFor()
    })
    await timed(page, 'one of its members is found', async () => {
      await page.getByRole('searchbox', { name: 'Search customers' }).fill(benchName(1))
      await page.keyboard.press('Enter')
      await link(page, benchName(1)).waitFor()
    })
    await page.goto(`${urls.admin}/a/customers/groups/${group}`)
    await page.getByRole('button', { name: 'Choose members' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('bench')
    await page.keyboard.press('Enter')
    const all = dialog.getByRole('button', { name: /^Add all/ })
    await all.waitFor()
    await timed(page, 'all customers are chosen as members', async () => {
      await all.click()
      await dialog.getByText(/^To add: [\d,]+[1-9]|^To add: [1-9]/).waitFor({ timeout: 120_000 })
    })
    console.log(`  heap: ${((await heapOf(page)) / 1e6).toFixed(1)} MB`)
  } finally {
    await context.close()
  }
}
