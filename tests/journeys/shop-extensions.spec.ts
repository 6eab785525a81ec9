import type { Page } from '@playwright/test'
import type { ShopZone } from '@stoa/extension-sdk'
import { SHOP_ZONES } from '@stoa/extension-sdk/admission'

import { shopper } from '../../commands/backend/accounts.mts'
import { axeFindings } from '../axe-findings.ts'
import { expect, PORTS, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { installCode } from './feed-surgery.ts'
import { readyCart } from './ready-cart.ts'

const EARNS = /^You will earn [\d,]+ points?\.$/

const openProduct = (page: Page, shop: string) => page.goto(`${shop}/products/picture-rail`)

/** The first file of the loyalty extension. */
const isEntry = (url: string): boolean => url.includes(`:${PORTS.loyalty}/`) && url.includes('/entry.js')

async function expectToSell(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Width' }).locator('label').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
}

test('a product says what it earns, and pages without widgets ask for nothing', async ({ page, stack }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(stack.urls.shop)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /feed\.json|\/(zone|widgets)\.|entry\.js/.test(path))).toEqual([])

  await openProduct(page, stack.urls.shop)
  const widget = page.locator('[data-widget="earned-here"]')
  await expect(widget).toHaveText(EARNS)
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Language', { exact: true }).selectOption('de')
  await expect(widget).toHaveText(/^Sie sammeln [\d.]+ Punkte\.$/)
})

for (const [fault, body] of [
  ['throws', 'return { default() { throw new Error("bad render") } }'],
  ['never finishes', 'return { default() { throw new Promise(() => {}) } }'],
  ['does not even load', 'throw new Error("bad code")'],
] as const) {
  test(`a widget that ${fault} leaves the product as it is`, async ({ page, stack, expectComplaints }) => {
    expectComplaints(/\[stoa\] loyalty|bad (render|code)/)
    await installCode(page, 'loyalty', body)
    const entry = page.waitForResponse((response) => isEntry(response.url()))
    await openProduct(page, stack.urls.shop)
    await entry
    await expectToSell(page)
    await expect(page.getByText(EARNS)).toHaveCount(0)
  })
}

test('changed code of a widget does not run', async ({ page, stack, expectComplaints }) => {
  expectComplaints(/integrity|digest|Failed to load resource/i)
  let isServed = false
  await page.route('**/entry.js*', async (route) => {
    isServed = true
    await route.fulfill({
      body: 'document.title = "taken over"',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await openProduct(page, stack.urls.shop)
  await expect.poll(() => isServed).toBe(true)
  await expectToSell(page)
  await expect(page).not.toHaveTitle(/taken over/)
})

/** A widget that names what it is handed over, and something that its page shows too. */
const NAMES_ITS_PROPS = `return {
  default({ notify, ...props }) {
    const [[noun, value]] = Object.entries(props)
    return [noun, value.title ?? value.step ?? value.email ?? value.subtotal].join(' ')
  },
}`

/** Puts the widget of the loyalty extension into every zone of the shop, with a code of its own. */
async function fillEveryZone(page: Page): Promise<void> {
  await installCode(page, 'loyalty', NAMES_ITS_PROPS, {
    change: (manifest) => ({
      ...manifest,
      widgets: (manifest.widgets ?? []).map((widget) =>
        widget.id === 'earned-here' ? { ...widget, zone: [...SHOP_ZONES] } : widget,
      ),
    }),
  })
  // The server of the shop writes the zones that the feed has widgets for into each page.
  await page.addInitScript((zones) => {
    document.addEventListener('readystatechange', () =>
      document.querySelector('meta[name="stoa-extensions"]')?.setAttribute('content', zones),
    )
  }, SHOP_ZONES.join(' '))
}

test('one widget is shown in every zone of the shop, each time with what its page is about', async ({
  page,
  stack,
}) => {
  const { shop } = stack.urls
  const widgetIn = (zone: ShopZone) => page.locator(`[data-zone="${zone}"] [data-widget="earned-here"]`)
  await fillEveryZone(page)
  await openProduct(page, shop)
  await expect(widgetIn('product.after')).toHaveText('product Wooden Picture Rail')
  await expectToSell(page)
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(widgetIn('cart.after')).toHaveText(/^cart \d+$/)
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(widgetIn('checkout.step')).toHaveText('checkout address')

  const email = `zones-${Date.now()}@stoa.test`
  const cart = await readyCart(page, stack, email, {
    first_name: 'Jo',
    last_name: 'Journey',
    address_1: 'Hafenstraße 1',
    city: 'Hamburg',
    postal_code: '20457',
    country_code: 'de',
  })
  await page.goto(`${shop}/checkout?cart_id=${cart.id}&step=delivery`)
  await expect(widgetIn('checkout.step')).toHaveText('checkout delivery')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(widgetIn('checkout.step')).toHaveText('checkout payment')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(widgetIn('checkout.step')).toHaveText('checkout review')
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(widgetIn('confirmed.after')).toHaveText(`order ${email}`)
  await expectNoFindings(page)

  await page.goto(`${shop}/account/sign-in`)
  await page.getByLabel('E-mail').fill(shopper.email)
  await page.getByLabel('Password').fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(widgetIn('account.card')).toHaveText(`customer ${shopper.email}`)
  await expectNoFindings(page)
})
