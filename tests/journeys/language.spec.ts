import { expect, signIn, test } from './environment.ts'

test('the chosen language is remembered, right to left in Arabic, and loads only its own texts', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/settings/personal-information')
  const choose = async (label: string, option: string) => {
    await page.getByRole('button', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('Language of the admin', 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Produkte' })).toBeVisible()
  // A text of react-aria, for screen readers alone.
  await page.getByRole('button', { name: 'Sprache der Verwaltung' }).click()
  await expect(page.locator('button[aria-label="Schließen"][tabindex="-1"]').first()).toBeAttached()
  await page.keyboard.press('Escape')

  const texts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/public/locales/')) texts.push(new URL(request.url()).pathname)
  })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Produkte' })).toBeVisible()
  await page.getByRole('link', { name: 'Produkte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible()
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((path) => !path.startsWith('/public/locales/de/'))).toEqual([])

  await page.goto(`${stack.urls.admin}/a/products?lng=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المنتجات')
})

test('all 21 languages are offered, sorted by code, and one that cannot be loaded falls back to English', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 404 .*\/locales\/fr\/|No \S+ texts in fr/)
  await page.route('**/public/locales/fr/**', (route) => route.fulfill({ status: 404 }))
  await signIn(page, stack, '/a/settings/personal-information')
  await page.getByRole('button', { name: 'Language of the admin' }).click()
  const codes = await page
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')))
  expect(codes).toEqual('ar bg bs cs de en es fr hi hr it ja ko pl pt ru sl tm uk vi zh'.split(' '))
  await page.getByRole('option', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
})
