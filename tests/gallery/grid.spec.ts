import { expect, test, type Locator, type Page } from '@playwright/test'

import { middleOf, swipe } from './hands.ts'
import { LOOKS, openPiece } from './looks.ts'

const [light, rightToLeft] = LOOKS

const sheetOf = (page: Page): Locator =>
  page.locator('[data-state="Five hundred rows of twenty columns"]').getByRole('treegrid')

const cellOf = (sheet: Locator, row: number, column: number): Locator =>
  sheet.locator(`[data-part="cell"][data-row="${row}"][data-column="${column}"]`)

const selected = (sheet: Locator): Locator => sheet.locator('[aria-selected="true"]')

for (const [look, by] of [
  [light, 60],
  [rightToLeft, -60],
] as const) {
  test(`a column follows its edge, ${look.name}`, async ({ page }) => {
    await openPiece(page, 'grid', look)
    const sheet = sheetOf(page)
    const header = sheet.getByRole('columnheader').nth(1)
    const { x, y } = await middleOf(header.locator('[data-part="edge"]'))
    const before = (await header.boundingBox())?.width ?? 0
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 4 })
    await page.mouse.up()
    expect((await header.boundingBox())?.width).toBe(before + 60)
  })
}

test('a drag held below the last row continues to scroll and select', async ({ page }) => {
  await openPiece(page, 'grid', light)
  const sheet = sheetOf(page)
  const { x, y } = await middleOf(cellOf(sheet, 2, 2))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, 898, { steps: 4 })
  await expect(cellOf(sheet, 60, 2)).toHaveAttribute('aria-selected', 'true')
  await page.mouse.up()
  await expect(selected(sheet.locator('[data-column="3"]'))).toHaveCount(0)
})

test('touch widens the selection by its grip', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPiece(page, 'grid', light)
  const sheet = sheetOf(page)
  const first = await middleOf(cellOf(sheet, 5, 2))
  await page.touchscreen.tap(first.x, first.y)
  await expect(selected(sheet)).toHaveCount(1)

  const grip = await middleOf(cellOf(sheet, 5, 2).locator('[data-part="grip"]'))
  const goal = await middleOf(cellOf(sheet, 3, 1))
  await swipe(page, grip, goal)
  await expect(selected(sheet)).toHaveCount(6)
  await context.close()
})
