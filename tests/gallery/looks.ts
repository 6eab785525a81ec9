import { expect, type Page } from '@playwright/test'

import { axeFindings } from '../axe-findings.ts'
import { photograph } from '../photograph.ts'

/** How every component is looked at. */
export const LOOKS = [
  { name: 'light', colorScheme: 'light', dir: 'ltr', width: 1280 },
  { name: 'dark, right to left', colorScheme: 'dark', dir: 'rtl', width: 1280 },
  { name: 'narrow', colorScheme: 'light', dir: 'ltr', width: 320 },
] as const

/**
 * Rules that journeys check in the product's pages. A page of the gallery shows the same landmark in several states, and its
 * links lead to fragments: the first is taken for a skip link when its row is scrolled.
 */
const OF_PAGES = ['landmark-unique', 'skip-link']

/** Console errors and warnings during a test; any of them fails the test. */
export function hearComplaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
  })
  return heard
}

/** Opens the states of a component in one look. */
export async function openPiece(page: Page, piece: string, shown: (typeof LOOKS)[number]): Promise<void> {
  const { colorScheme, dir, width } = shown
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/?piece=${piece}&dir=${dir}`)
  await expect(page.locator('[data-state]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Checks the page: axe finds nothing, and nothing overflows the window. */
export async function look(page: Page, name: string, isFullPage: boolean): Promise<void> {
  expect.soft(await axeFindings(page, { without: OF_PAGES }), 'what axe finds').toEqual([])
  const outside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(outside, 'pixels that reach out of the window').toBeLessThanOrEqual(0)
  await photograph(page, `gallery/${name}`, { fullPage: isFullPage })
}
