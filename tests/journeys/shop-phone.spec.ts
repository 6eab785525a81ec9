import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Locator, Page } from '@playwright/test'

import { shopper } from '../../commands/backend/accounts.mts'
import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const LEAST_PX = 44

const LOCALES = join(import.meta.dirname, '../../locales')

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

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}

test('everything that can be pressed on a phone is large enough for a thumb', async ({ page, stack }) => {
  const open = (path: string) => page.goto(stack.urls.shop + path)
  const expectNoSmallTargets = async () => expect.soft(await smallTargets(page), page.url()).toEqual([])
  await open('/')
  const menu = await openMenu(page)
  await menu.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await expect(menu.getByRole('link', { name: 'Everything' })).toBeVisible()
  await expectNoSmallTargets()
  await menu.getByRole('button', { name: 'Close the menu' }).click()
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

test('the text in the search field fits on a phone in every language', async ({ page, stack }) => {
  for (const language of readdirSync(LOCALES)) {
    await page.context().addCookies([{ name: 'i18next', value: language, domain: 'localhost', path: '/' }])
    await page.goto(stack.urls.shop)
    const box = page.getByRole('banner').getByRole('searchbox')
    await expect(box).toBeVisible()
    const spare = await box.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (pen) pen.font = font
      const width = pen?.measureText(input.placeholder).width ?? Infinity
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width
    })
    expect.soft(spare, `${language}: ${await box.getAttribute('placeholder')}`).toBeGreaterThanOrEqual(0)
  }
})

test('the menu of a phone holds the focus, and gives it back', async ({ page, stack }) => {
  await page.goto(stack.urls.shop)
  await expect(page.getByRole('navigation', { name: 'Shop' })).toBeHidden()
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused()
  await expectNoFindings(page)
  // Above the first and below the last element of a dialog is only the browser's own window.
  const isOutside = () =>
    menu.evaluate(
      (node) => document.activeElement !== document.body && !node.contains(document.activeElement),
    )
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(await isOutside(), key).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('the menu of a phone leads to categories, collections, search and account, and closes with its page', async ({
  page,
  stack,
}) => {
  await page.goto(stack.urls.shop)
  let menu = await openMenu(page)
  await menu
    .getByRole('navigation', { name: 'Shop' })
    .getByRole('link', { name: 'Kitchen', exact: true })
    .click()
  await expect(page).toHaveURL(/\/categories\//)
  await expect(menu).toBeHidden()
  await expect(heading(page, 'Kitchen')).toBeFocused()

  menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: 'Kitchen', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(menu.getByRole('link', { name: 'Tableware' })).toBeVisible()
  await menu.getByRole('navigation', { name: 'Collections' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/collections\//)
  await expect(heading(page, /./)).toBeFocused()

  menu = await openMenu(page)
  await menu.getByRole('searchbox', { name: 'Search' }).fill('mug')
  await expect(menu.getByRole('region', { name: 'Suggestions' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Results for “mug”')).toBeFocused()
  await expect(menu).toBeHidden()

  menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Wish list' }).click()
  await expect(heading(page, 'Wish list')).toBeFocused()
  await openMenu(page)
  await page.goBack()
  await expect(heading(page, 'Results for “mug”')).toBeVisible()
  await expect(menu).toBeHidden()
  menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Your account' }).click()
  await expect(heading(page, 'Sign in')).toBeFocused()
})

test('country and language are chosen in the menu of a phone, which says what changes', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  const menu = await openMenu(page)
  await menu.getByLabel('Deliver to').selectOption({ label: 'Japan · JPY' })
  await expect(menu.getByRole('alert')).toContainText('Prices are now in JPY.')
  await expectNoFindings(page)
  await menu.getByLabel('Language', { exact: true }).selectOption('de')
  await page.getByRole('button', { name: 'Menü schließen' }).click()
  await expect(page.getByRole('main')).toContainText('¥')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the link of the current account page is fully visible on a phone', async ({ page, stack }) => {
  await page.goto(`${stack.urls.shop}/account/sign-in`)
  await page.getByLabel('E-mail').fill(shopper.email)
  await page.getByLabel('Password').fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const links = page.getByRole('navigation', { name: 'Account' })
  await expect(links.getByRole('link', { name: 'Overview' })).toBeInViewport({ ratio: 1 })
  const profile = links.getByRole('link', { name: 'Profile' })
  await expect(profile).not.toBeInViewport({ ratio: 1 })
  await page.goto(`${stack.urls.shop}/account/profile`)
  await expect(profile).toHaveAttribute('aria-current', 'page')
  await expect(profile).toBeInViewport({ ratio: 1 })
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
