import type { Page } from '@playwright/test'

import { staff } from '../../commands/backend/accounts.mts'
import { expect, signIn, test } from './environment.ts'
import { tabTo } from './tab-to.ts'

// What moves must not get in the way of keys and focus.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const account = (page: Page) => page.getByRole('button', { name: /^Account of / })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signInByKeyboard(page: Page): Promise<void> {
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(staff.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(staff.password)
  await page.keyboard.press('Enter')
  await account(page).waitFor()
}

/** Opens the user menu and goes from its last entry up to this one. */
async function choose(
  page: Page,
  entry: string,
  role: 'menuitem' | 'menuitemradio',
  up: number,
): Promise<void> {
  await tabTo(page, account(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  for (let steps = 0; steps < up; steps++) await page.keyboard.press('ArrowUp')
  await expect(page.getByRole(role, { name: entry })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('signing in, navigating, using dialogs and signing out need no mouse', async ({ page, stack }) => {
  await page.goto(`${stack.urls.admin}/a/home`)
  await signInByKeyboard(page)
  await expect(heading(page, 'Home')).toBeVisible()

  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await tabTo(page, skip)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Orders to fulfill' }))

  const jobs = page.getByRole('button', { name: 'Imports and exports under way' })
  await tabTo(page, jobs)
  await page.keyboard.press('Enter')
  const activity = page.getByRole('dialog', { name: 'Activity' })
  await expect(activity).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(activity).toBeHidden()
  await expect(jobs).toBeFocused()

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.keyboard.type('go')
  await expect(heading(page, 'Orders')).toBeFocused()
  const row = page.getByRole('table').getByRole('link').first()
  await tabTo(page, row)
  const number = (await row.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(heading(page, number)).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Orders' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table').getByRole('link', { name: number })).toBeFocused()

  await page.keyboard.type('gs')
  await expect(heading(page, 'Settings')).toBeFocused()
  await choose(page, 'Sign out', 'menuitem', 0)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  expect((await page.request.get(`${stack.urls.backend}/admin/auth`)).status()).toBe(401)
})

test('the density is chosen by keyboard, makes rows lower, and is remembered', async ({ page, stack }) => {
  await page.goto(`${stack.urls.admin}/a/orders`)
  await signInByKeyboard(page)
  const row = page.getByRole('table').getByRole('row').nth(1)
  const height = async () => (await row.boundingBox())?.height
  await expect.poll(height).toBe(44)
  await choose(page, 'Compact', 'menuitemradio', 1)
  await expect.poll(height).toBe(34)
  await page.reload()
  await expect.poll(height).toBe(34)
})

test('in Arabic a return reason is found, made and deleted with the keyboard alone', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/settings')
  await page.goto(`${stack.urls.admin}/a/settings?lng=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(heading(page, 'الإعدادات')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'بحث' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('شكوى')
  await expect(page.getByRole('option', { name: /أسباب الإرجاع/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'أسباب الإرجاع')).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'إنشاء سبب إرجاع' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: /^التسمية/ }))
  await page.keyboard.type('too late متأخر')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('متأخر')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /متأخر/ })
  await expect(page.getByRole('row')).toHaveCount(2)
  await tabTo(page, row.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'حذف' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await tabTo(page, question.getByRole('button', { name: 'حذف' }))
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
})
