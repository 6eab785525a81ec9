import { expect, test, type Locator, type Page } from '@playwright/test'

import { LOOKS, openPiece } from './looks.ts'

const [light, rightToLeft] = LOOKS

/** The height of the bar above every page of the admin. */
const BAR = 49

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return box
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

for (const height of [900, 480]) {
  test(`a modal is as high as the window of ${height} px minus 64, and its body scrolls`, async ({
    page,
  }) => {
    await openPiece(page, 'dialog', light)
    await page.setViewportSize({ width: 1280, height })
    await press(page, 'Open long dialog')
    const frame = page.getByRole('dialog').locator('..')
    expect((await boxOf(frame)).height).toBe(height - 64)
    await expect(page.getByRole('button', { name: 'Do it' })).toBeInViewport()
    await expect(page.getByText('Paragraph 60 of many.')).not.toBeInViewport()
  })
}

test('a focus modal takes the whole window', async ({ page }) => {
  await openPiece(page, 'focus-modal', light)
  await press(page, 'Open focus modal')
  expect(await boxOf(page.getByRole('dialog'))).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
})

test('the buttons at the foot of a wizard are 112 px wide', async ({ page }) => {
  await openPiece(page, 'wizard-modal', light)
  await press(page, 'Open wizard')
  for (const name of ['Back', 'Next']) {
    expect((await boxOf(page.getByRole('button', { name, exact: true }))).width).toBe(112)
  }
})

test('toasts are 380 px wide, below the bar, at the end of the line, newest first', async ({ page }) => {
  await openPiece(page, 'toast-region', light)
  await press(page, 'Add a toast')
  await press(page, 'Add a toast')
  const newest = page.getByRole('status').filter({ hasText: 'Saved, 2' })
  expect(await boxOf(newest)).toMatchObject({ x: 1280 - 16 - 380, y: BAR + 16, width: 380 })
  const older = await boxOf(page.getByRole('status').filter({ hasText: 'Saved, 1' }))
  expect(older.y).toBeGreaterThan(BAR + 16)

  await openPiece(page, 'toast-region', rightToLeft)
  await press(page, 'Add a toast')
  expect(await boxOf(page.getByRole('status'))).toMatchObject({ x: 16, y: BAR + 16, width: 380 })
})

test('a tooltip is at most 220 px wide and 8 px away', async ({ page }) => {
  await openPiece(page, 'tooltip', light)
  const trigger = page.getByRole('button', { name: 'About the price' })
  await page.mouse.move(1, 1)
  await trigger.hover()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeVisible()
  const [over, under] = [await boxOf(tooltip), await boxOf(trigger)]
  expect(over.width).toBeLessThanOrEqual(220)
  expect(over.width).toBeGreaterThan(200)
  expect(Math.round(under.y - over.y - over.height)).toBe(8)
})

/** Which way the text of a field runs. */
const runOf = (field: Locator) =>
  field.evaluate((element) => {
    const { direction, textAlign, unicodeBidi } = getComputedStyle(element)
    return [unicodeBidi, direction, textAlign]
  })

test('texts keep the direction of their script in a right-to-left page, and numbers run left to right', async ({
  page,
}) => {
  await openPiece(page, 'text-field', rightToLeft)
  expect(await runOf(page.getByRole('textbox').first())).toEqual(['plaintext', 'rtl', 'start'])
  await openPiece(page, 'text-area', rightToLeft)
  expect(await runOf(page.getByRole('textbox').first())).toEqual(['plaintext', 'rtl', 'start'])
  await openPiece(page, 'number-field', rightToLeft)
  expect(await runOf(page.getByRole('textbox').first())).toEqual(['plaintext', 'ltr', 'end'])
})

test('the header of a long table stays in view, and rows out of view are not drawn', async ({ page }) => {
  await openPiece(page, 'table', light)
  const frame = page.locator('[data-state="A thousand rows"]').getByRole('table').locator('../..')
  await frame.scrollIntoViewIfNeeded()
  await frame.evaluate((element) => element.scrollTo(0, 12_000))
  await expect(frame.locator('[aria-rowindex="282"]')).toBeInViewport()
  const { y } = await boxOf(frame.getByRole('columnheader').first())
  expect(y).toBe((await boxOf(frame)).y)
  expect(await frame.getByRole('row').count()).toBeLessThan(100)
})
