import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, signIn, test } from './environment.ts'
import { tabTo } from './tab-to.ts'

async function expectNoFindings(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(findings).toEqual([])
}

const ADMIN_PATHS = [
  '/a/home',
  '/a/orders',
  '/a/products',
  '/a/settings',
  '/a/settings/personal-information',
  '/a/loyalty',
]
const PUBLIC_PATHS = [
  '/login',
  '/login?reset-password',
  '/reset-password?token=broken',
  '/invite?token=broken',
  '/nowhere',
]
const SHOP_PATHS = ['/', '/products', '/products/wool-cushion', '/cart']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the admin's pages, ${colorScheme}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of PUBLIC_PATHS) {
      await page.goto(stack.urls.admin + path)
      await expectNoFindings(page)
    }
    await signIn(page, stack)
    for (const path of ADMIN_PATHS) {
      await page.goto(stack.urls.admin + path)
      await expectNoFindings(page)
    }
    await page.goto(`${stack.urls.admin}/a/orders`)
    await page.getByRole('table').getByRole('link').first().click()
    await expectNoFindings(page)
    await page.goto(`${stack.urls.admin}/a/products`)
    await page.getByRole('table').getByRole('link').first().click()
    await expectNoFindings(page)
  })

  test(`axe finds nothing in the shop's pages, ${colorScheme}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of SHOP_PATHS) {
      await page.goto(stack.urls.shop + path)
      await expectNoFindings(page)
    }
  })
}

test('a product is found, opened and renamed with the keyboard alone', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  await page.getByRole('searchbox', { name: 'Search products' }).focus()
  await page.keyboard.type('Herringbone Throw')
  await page.keyboard.press('Enter')
  const link = page.getByRole('table').getByRole('link', { name: 'Herringbone Throw' })
  await expect(link).toBeVisible()
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Herringbone Throw' })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.type(', Wide')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Herringbone Throw, Wide' })).toBeVisible()
})
