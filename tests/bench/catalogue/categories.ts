import type { Browser, Page } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { heapOf } from '../heap.ts'
import { signedInState } from '../looks.ts'
import { watchBusyTimes } from './busy-times.ts'
import { makeCategories } from './category-store.ts'
import { timed } from './timed.ts'

const nodeOn = (page: Page, name: string) => page.getByRole('row', { name, exact: true })
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Measures the category tree with 1000 categories: creates and deletes them. */
export async function measureCategories(browser: Browser, urls: Stack['urls']): Promise<void> {
  const storageState = await signedInState(browser, urls.admin)
  const context = await browser.newContext({ storageState })
  const categories = await makeCategories(context.request, urls.backend)
  try {
    console.log(`\n${categories.ids.flat().length} categories, ${categories.ids.length} levels deep`)
    const page = await context.newPage()
    await watchBusyTimes(page)
    await page.goto(`${urls.admin}/a/home`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const sidebar = page.getByRole('navigation', { name: 'Pages' })
    await sidebar.getByRole('button', { name: 'Pages under Products' }).click()
    await timed(page, 'the tree is opened', async () => {
      await sidebar.getByRole('link', { name: 'Categories', exact: true }).click()
      await nodeOn(page, 'Bench 1.1').waitFor()
    })
    await timed(page, 'a category is unfolded', async () => {
      await nodeOn(page, 'Bench 1.1').focus()
      await page.keyboard.press('ArrowRight')
      await nodeOn(page, 'Bench 2.1').waitFor()
    })
    await timed(page, 'over a hundred are found', async () => {
      await page.getByRole('searchbox', { name: 'Search categories' }).fill('bench 4.1')
      // Enter searches at once; without it the page waits until the typing has paused.
      await page.keyboard.press('Enter')
      await page
        .getByRole('row', { name: /^Bench 4\.1/ })
        .first()
        .waitFor()
    })
    await page.getByRole('searchbox', { name: 'Search categories' }).fill('')
    await page.getByRole('button', { name: 'Drag “Bench 2.1”' }).and(page.locator(':enabled')).waitFor()
    await nodeOn(page, 'Bench 2.1').focus()
    await timed(page, 'a drag is begun by keyboard', async () => {
      await nodeOn(page, 'Bench 2.1').getByRole('button', { name: /^Drag/ }).press('Enter')
      await announcement(page, 'Moving “Bench 2.1”').waitFor({ state: 'attached' })
    })
    await timed(page, 'a place is chosen by an arrow', () => page.keyboard.press('ArrowDown'))
    await timed(page, 'it is let go and saved', async () => {
      await page.keyboard.press('Enter')
      await announcement(page, '“Bench 2.1” moved').waitFor({ state: 'attached' })
    })
    console.log(`  heap: ${((await heapOf(page)) / 1e6).toFixed(1)} MB`)
  } finally {
    await categories.remove()
    await context.close()
  }
}
