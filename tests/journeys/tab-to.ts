import type { Locator, Page } from '@playwright/test'

import { expect } from './environment.ts'

/** Presses Tab, or Shift+Tab to go back, until the element has the focus, as often as a patient person would. */
export async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => element.evaluate((node) => node === document.activeElement)
  for (let presses = 0; presses < 90 && !(await hasFocus()); presses++) await page.keyboard.press(key)
  await expect(element).toBeFocused()
}
