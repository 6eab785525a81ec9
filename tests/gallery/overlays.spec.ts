import { expect, test } from '@playwright/test'

import { hearComplaints, look, LOOKS, openPiece } from './looks.ts'

/** The button of a date field speaks the language of the direction. */
const CALENDAR = /^(Calendar|التقويم)/u

/** Components that open something over the page, and the buttons that do it. */
const OVERLAYS = {
  'column-chooser': 'Columns',
  'date-field': CALENDAR,
  'date-range-field': CALENDAR,
  dialog: 'Open',
  'focus-modal': 'Open',
  'layered-modal': 'Open',
  menu: 'Open',
  'wizard-modal': 'Open',
}

for (const [piece, opener] of Object.entries(OVERLAYS)) {
  test(`${piece}, opened`, async ({ page }) => {
    const complaints = hearComplaints(page)
    const openers = page.locator('[data-state]').getByRole('button', { name: opener, disabled: false })
    const overlay = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
    for (const shown of LOOKS) {
      await test.step(shown.name, async () => {
        await openPiece(page, piece, shown)
        // Calendars are all alike, with presets and without.
        const count = opener === CALENDAR ? 2 : await openers.count()
        expect(count).toBeGreaterThan(0)
        for (let at = 0; at < count; at += 1) {
          await openers.nth(at).click()
          await expect(overlay.first()).toBeVisible()
          await look(page, `${piece}, opened ${at + 1}, ${shown.name}`, false)
          await page.keyboard.press('Escape')
          await expect(overlay).toHaveCount(0)
        }
      })
    }
    expect(complaints).toEqual([])
  })
}

test('layered-modal, its second screen', async ({ page }) => {
  for (const shown of LOOKS) {
    await openPiece(page, 'layered-modal', shown)
    await page.getByRole('button', { name: 'Open layered modal' }).click()
    await page.getByRole('button', { name: 'Add channels…' }).click()
    await expect(page.getByRole('dialog', { name: 'Add channels' })).toBeVisible()
    await look(page, `layered-modal, second screen, ${shown.name}`, false)
  }
})
