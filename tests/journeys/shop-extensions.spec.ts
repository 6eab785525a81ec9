import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, PORTS, test } from './environment.ts'
import { installBadCode } from './feed-surgery.ts'

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
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
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
    await installBadCode(page, 'loyalty', body)
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
