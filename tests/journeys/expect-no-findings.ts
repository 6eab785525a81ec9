import type { Page } from '@playwright/test'

import { axeFindings } from '../axe-findings.ts'
import { expect } from './environment.ts'

/** Waits until the page is there and nothing more arrives, and lets axe look at it. */
export async function expectNoFindings(page: Page): Promise<void> {
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await axeFindings(page)).toEqual([])
}

/** Lets axe look at the page, and at its colors in the dark too. The page is light before and after. */
export async function expectNoFindingsInBothSchemes(page: Page): Promise<void> {
  await expectNoFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // A color that is still changing has no contrast to look at.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
  expect(await axeFindings(page, { only: ['color-contrast'] }), 'in the dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
