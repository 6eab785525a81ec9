import type { Page } from '@playwright/test'

import { shopper } from '../../commands/backend/accounts.mts'
import { expect, test } from './environment.ts'
import { readyCart, storeOf } from './ready-cart.ts'
import { email, shippedOrder, staffOf } from './staff-of.ts'

const MOST = 0.02

const WINDOWS = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1280, height: 900 },
]

const LISTS = ['/products', '/products?q=wool', '/collections/small-gifts', '/categories/home']

interface Moved {
  shift: number
  elements: string[]
}

declare global {
  var moved: Moved
}

/** Adds up what moves in a page without the shopper. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  globalThis.moved = { shift: 0, elements: [] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      globalThis.moved.shift += value
      globalThis.moved.elements.push(
        ...sources.map(({ node }) => (node as Element | null)?.outerHTML.slice(0, 80) ?? ''),
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function expectStill(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { shift, elements } = await page.evaluate(() => globalThis.moved)
  expect.soft(shift, `${address}\n${elements.join('\n')}`).toBeLessThanOrEqual(MOST)
}

const ADDRESS = {
  first_name: 'Jo',
  last_name: 'Journey',
  address_1: 'Hafenstraße 1',
  city: 'Hamburg',
  postal_code: '20457',
  country_code: 'de',
}

for (const { name, ...viewport } of WINDOWS) {
  test(`nothing moves while the pages of the shop load on ${name}`, async ({ page, request, stack }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await page.addInitScript(watchShifts)
    await page.addInitScript(() => {
      localStorage.setItem('stoa.country', '"de"')
      // Each page starts at its top.
      sessionStorage.clear()
    })
    const { post } = storeOf(page, stack)
    const desk = await staffOf(request, stack)
    const cart = await readyCart(page, stack, email('still'), ADDRESS)
    const order = await shippedOrder(stack, desk, 'still')
    const { shop } = stack.urls
    await page.goto(`${shop}/products/wool-cushion`)
    for (const option of ['Size', 'Colour'])
      await page.getByRole('group', { name: option }).locator('label').first().click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('region', { name: 'Added to your cart' })).toBeVisible()
    for (const path of LISTS) await expectStill(page, shop + path)
    for (const path of ['/', '/products/wool-cushion', '/cart', '/account/sign-in'])
      await expectStill(page, shop + path)
    for (const step of ['address', 'delivery', 'payment'])
      await expectStill(page, `${shop}/checkout?cart_id=${cart.id}&step=${step}`)
    for (const path of ['', '/return', '/exchange'])
      await expectStill(page, `${shop}/orders/${order.id}${path}`)
    await post('store/auth', { email: shopper.email, password: shopper.password })
    for (const path of ['', '/orders', '/profile', '/addresses'])
      await expectStill(page, `${shop}/account${path}`)
  })
}
