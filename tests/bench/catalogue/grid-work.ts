import type { Locator, Page } from '@playwright/test'

import { measureTyping } from '../typing.ts'
import { timed } from './timed.ts'

const MOVES = 30
const LINES = 500

/** Grants a tab access to the clipboard. */
export const allowClipboard = (page: Page, origin: string) =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin })

/** Moves through a grid from one of its cells, pastes many lines there and undoes it. */
export async function measureGridWork(
  page: Page,
  cell: Locator,
  line: (at: number) => string,
): Promise<void> {
  await cell.click()
  await measureTyping(page, 'moving down and back up', async () => {
    for (const key of ['ArrowDown', 'ArrowUp'])
      for (let move = 0; move < MOVES; move++) await page.keyboard.press(key, { delay: 20 })
  })
  const lines = Array.from({ length: LINES }, (_none, at) => line(at + 1))
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
  const pasted = cell.and(page.locator('[data-edited]'))
  await timed(page, `${LINES} lines are pasted`, async () => {
    await page.keyboard.press('ControlOrMeta+v')
    await pasted.waitFor()
  })
  await timed(page, 'they are taken back', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await pasted.waitFor({ state: 'detached' })
  })
  await timed(page, 'they are there again', async () => {
    await page.keyboard.press('ControlOrMeta+y')
    await pasted.waitFor()
  })
}
