import type { APIRequestContext, Locator, Page } from '@playwright/test'

import { shopper } from '../../commands/backend/accounts.mts'
import type { Stack } from '../../commands/stack/stack.ts'
import { axeFindings } from '../axe-findings.ts'
import { findMisfits } from '../looks/geometry.ts'
import { photograph } from '../photograph.ts'
import { expect, test } from './environment.ts'
import { requestEdit, shippedOrder, staffOf } from './staff-of.ts'

const DESK = { width: 1280, height: 900 }

const LOOKS = [
  { name: 'light', language: 'en', colorScheme: 'light' },
  { name: 'German, dark', language: 'de', colorScheme: 'dark' },
  { name: 'Arabic', language: 'ar', colorScheme: 'light' },
] as const

/** The pages after an order, by their names: each opens without an account. */
async function pagesAfterBuying(
  request: APIRequestContext,
  stack: Stack,
): Promise<readonly (readonly [name: string, path: string])[]> {
  const desk = await staffOf(request, stack)
  const { id } = await shippedOrder(stack, desk, 'looks')
  const [line] = (await desk.order(id)).items
  const answer = await request.post(`${stack.urls.backend}/store/swaps`, {
    data: {
      order_id: id,
      return_items: [{ item_id: line?.id, quantity: 1 }],
      additional_items: [{ variant_id: line?.variant_id, quantity: 1 }],
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { swap } = (await answer.json()) as { swap: { cart_id: string } }
  const other = await shippedOrder(stack, desk, 'looks-edit')
  const edit = await requestEdit(desk, other)
  return [
    ['confirmed', `/order/confirmed/${id}`],
    ['order', `/orders/${id}`],
    ['return', `/orders/${other.id}/return`],
    ['exchange', `/orders/${other.id}/exchange`],
    ['help', `/orders/${id}/help`],
    ['swap', `/swap?cart_id=${swap.cart_id}`],
    ['order edit', `/order-edits/${edit}`],
    ['withdrawal', '/withdrawal'],
  ]
}

async function expectToFit(page: Page, look: string, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const misfits = (await page.evaluate(findMisfits)).map(({ kind, text }) => `${kind}: ${text}`)
  expect.soft(misfits, `what does not fit in ${name}`).toEqual([])
  expect.soft(await axeFindings(page), `what axe finds in ${name}`).toEqual([])
  await photograph(page, `shop/${look}, ${name}`, { fullPage: true })
}

for (const { name, language, colorScheme } of LOOKS) {
  test(`everything after buying fits, and axe finds nothing: ${name}`, async ({ page, request, stack }) => {
    test.slow()
    await page.setViewportSize(DESK)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.context().addCookies([{ name: 'i18next', value: language, domain: 'localhost', path: '/' }])
    for (const [pageName, path] of await pagesAfterBuying(request, stack)) {
      await page.goto(stack.urls.shop + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      // A form shows the rest of its fields with the first piece.
      const quantity = page.getByRole('main').getByRole('combobox').first()
      if (pageName === 'return' || pageName === 'exchange') await quantity.selectOption('1')
      await expectToFit(page, name, pageName)
    }
  })
}

declare global {
  /** How long each view transition of a page ran, in milliseconds. */
  var fades: number[]
}

/** Runs in the page. */
function watchViewTransitions(): void {
  globalThis.fades = []
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    const note = async (): Promise<void> => {
      await transition.ready
      const lengths = document.getAnimations().flatMap(({ effect }) => {
        const isFade =
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
        return isFade ? [Number(effect.getComputedTiming().endTime)] : []
      })
      globalThis.fades.push(Math.max(0, ...lengths))
    }
    void note()
    return transition
  }
}

test('pages fade into each other, and change at once with reduced motion', async ({ page, stack }) => {
  await page.addInitScript(watchViewTransitions)
  const fadesAfterVisit = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion })
    await page.goto(`${stack.urls.shop}/products`)
    await page.getByRole('main').locator('a[href^="/products/"]').first().click()
    await expect(page.getByRole('article')).toBeVisible()
    await expect.poll(() => page.evaluate(() => globalThis.fades.length)).toBeGreaterThan(0)
    return page.evaluate(() => globalThis.fades)
  }
  expect(Math.max(...(await fadesAfterVisit('no-preference')))).toBeGreaterThan(0)
  expect(Math.max(...(await fadesAfterVisit('reduce')))).toBe(0)
})

/** The horizontal position of a part of a text. */
const positionOf = (element: Locator, part: string) =>
  element.evaluate((node, text) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const at = walker.currentNode.textContent?.indexOf(text) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + text.length)
      return range.getBoundingClientRect().left
    }
    throw new Error(`There is no ${text} in ${node.textContent}`)
  }, part)

test('in Arabic sizes are read from left to right, and a date does not mix with the number before it', async ({
  page,
  stack,
}) => {
  await page.context().addCookies([{ name: 'i18next', value: 'ar', domain: 'localhost', path: '/' }])
  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  const size = page.getByRole('main').locator('label').filter({ hasText: '40 × 40 cm' })
  await expect(size).toBeVisible()
  expect(await positionOf(size, 'cm')).toBeGreaterThan(await positionOf(size, '40'))

  const { email, password } = shopper
  await page.request.post(`${stack.urls.backend}/store/auth`, { data: { email, password } })
  await page.goto(`${stack.urls.shop}/account/orders`)
  const row = page.getByRole('main').locator('a[href^="/account/orders/"]').first()
  await expect(row).toBeVisible()
  const [number = '', day = '', , year = ''] = (await row.innerText()).match(/\d+/g) ?? []
  expect(year).toMatch(/^\d{4}$/)
  const positions = [
    await positionOf(row, `#${number}`),
    await positionOf(row, `${day}\u200f`),
    await positionOf(row, year),
  ]
  expect(positions).toEqual(positions.toSorted((a, b) => b - a))
})
