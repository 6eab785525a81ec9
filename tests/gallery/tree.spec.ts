import { expect, test } from '@playwright/test'

import { middleOf, swipe } from './hands.ts'
import { LOOKS, openPiece } from './looks.ts'

const [light] = LOOKS

test('a finger moves a node by its handle', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPiece(page, 'tree', light)
  const tree = page.locator('[data-state="Moved by hand"]').getByRole('treegrid')
  const row = (name: string) => tree.getByRole('row', { name, exact: true })
  await expect(row('Women')).toHaveAttribute('aria-level', '1')

  const goal = await middleOf(row('Men'))
  await swipe(page, await middleOf(row('Women').locator('[data-handle]')), goal)
  await expect(row('Women')).toHaveAttribute('aria-level', '2')
  await context.close()
})
