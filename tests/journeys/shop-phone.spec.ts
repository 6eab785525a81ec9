import type { Page } from '@playwright/test'

import { expect, test } from './environment.ts'

const LEAST_PX = 44

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** What can be pressed and is smaller than a thumb. Links inside a sentence may be as small as its words. */
async function smallTargets(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return page
    .locator('a, button, select, textarea, input')
    .filter({ visible: true })
    .evaluateAll((elements, least) => {
      return elements
        .map((element) => element.closest('label') ?? element)
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect()
          const isHidden = width <= 1 || height <= 1
          // The border of a field may be drawn by the box around its input.
          const slack = element.matches('input') ? 2.5 : 0.5
          if (isHidden || (height > least - slack && width > least - slack)) return []
          return [`${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 120)}`]
        })
    }, LEAST_PX)
}

test('everything that can be pressed on a phone is large enough for a thumb', async ({ page, stack }) => {
  const open = (path: string) => page.goto(stack.urls.shop + path)
  const expectNoSmallTargets = async () => expect.soft(await smallTargets(page), page.url()).toEqual([])
  await open('/')
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await expectNoSmallTargets()
  await open('/products')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('region', { name: 'Filter' })).toBeVisible()
  await expectNoSmallTargets()
  await open('/products/wool-cushion')
  for (const option of ['Size', 'Colour'])
    await page.getByRole('group', { name: option }).locator('label').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toBeVisible()
  await expectNoSmallTargets()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('button', { name: 'Remove Wool Cushion' })).toBeVisible()
  await expectNoSmallTargets()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expectNoSmallTargets()
  for (const path of ['/account/sign-in', '/account/register', '/orders', '/terms']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSmallTargets()
  }
})

test('the bar with the button to buy leaves the end of the page in reach', async ({ page, stack }) => {
  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  await expect(page.getByRole('group', { name: 'Size' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
})

test('an address that is opened starts at its top, however far the page before was scrolled', async ({
  page,
  stack,
}) => {
  const position = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(`${stack.urls.shop}/products`)
  await expect(page.getByRole('main').locator('a[href^="/products/"]').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(position).toBe(500)
  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  await expect(page.getByRole('heading', { level: 1, name: 'Wool Cushion' })).toBeVisible()
  expect(await position()).toBe(0)
})
