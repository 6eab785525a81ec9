import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'
import { tabTo } from './tab-to.ts'

const PUBLIC_PATHS = [
  '/login',
  '/login?reset-password',
  '/reset-password?token=broken',
  '/invite?token=broken',
  '/nowhere',
]
const SHOP_PATHS = ['/', '/products', '/products/wool-cushion', '/cart']

test('axe finds nothing in public pages and in those of an extension, light or dark', async ({
  page,
  stack,
}) => {
  for (const path of PUBLIC_PATHS) {
    await page.goto(stack.urls.admin + path)
    await expectNoFindingsInBothSchemes(page)
  }
  await signIn(page, stack, '/a/loyalty')
  await expectNoFindingsInBothSchemes(page)
})

test("axe finds nothing in the shop's pages, light or dark", async ({ page, stack }) => {
  for (const path of SHOP_PATHS) {
    await page.goto(stack.urls.shop + path)
    await expectNoFindingsInBothSchemes(page)
  }
})

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
