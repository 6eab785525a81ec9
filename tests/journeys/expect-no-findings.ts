import type { Page } from '@playwright/test'

import { axeFindings } from '../axe-findings.ts'
import { expect } from './environment.ts'

/** Waits until the page is there and nothing more arrives, and lets axe look at it. */
export async function expectNoFindings(page: Page): Promise<void> {
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await axeFindings(page)).toEqual([])
}

/** Changes the colors and waits until they have changed: while they do, there is no contrast to look at. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

/** Lets axe look at the page, and at its colors in the dark too. The page is light before and after. */
export async function expectNoFindingsInBothSchemes(page: Page): Promise<void> {
  await expectNoFindings(page)
  await showIn(page, 'dark')
  expect(await axeFindings(page, { only: ['color-contrast'] }), 'in the dark').toEqual([])
  await showIn(page, 'light')
}
