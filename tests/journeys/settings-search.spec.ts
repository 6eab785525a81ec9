import { expect, signIn, test } from './environment.ts'

test('settings and apps are found by the words that people use for them', async ({ page, stack }) => {
  await signIn(page, stack, '/a/orders')
  for (const [query, option, path] of [
    ['VAT', 'Tax rates (VAT)', '/a/settings/taxes'],
    ['free shipping', 'Shipping options of a region', '/a/settings/regions'],
    ['storefront header', 'Publishable API keys', '/a/publishable-api-keys'],
    ['Test app', 'Test app', '/a/oauth/test-app'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Search' }).fill(query)
    await page
      .getByRole('dialog', { name: 'Search' })
      .getByRole('group', { name: 'Settings', exact: true })
      .getByRole('option', { name: option, exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})
