import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { axeFindings } from '../axe-findings.ts'
import { photograph } from '../photograph.ts'
import { expect, signIn, test } from './environment.ts'

const PAGES = [
  '/home',
  '/orders',
  '/customers',
  '/customers/groups',
  '/draft-orders',
  '/draft-orders/new',
  '/products',
  '/settings',
  '/settings/personal-information',
  '/settings/store',
  '/settings/currencies',
  '/settings/regions',
  '/settings/shipping-profiles',
  '/settings/taxes',
  '/settings/team',
  '/settings/health',
  '/settings/return-reasons',
  '/sales-channels',
  '/publishable-api-keys',
  '/nowhere',
]

/** The records whose pages are looked at: where they are read, and the path of their pages. */
const RECORDS = [
  { nouns: 'orders', path: '/orders' },
  { nouns: 'draft_orders', path: '/draft-orders' },
  { nouns: 'customers', path: '/customers' },
  { nouns: 'customer_groups', path: '/customers/groups' },
  { nouns: 'regions', path: '/settings/regions' },
  { nouns: 'regions', path: '/settings/taxes' },
  { nouns: 'sales_channels', path: '/sales-channels' },
  { nouns: 'publishable_api_keys', path: '/publishable-api-keys' },
]

/** The paths of the first record of each noun, named by the path of their lists. */
async function recordPages(page: Page, stack: Stack): Promise<{ name: string; path: string }[]> {
  return Promise.all(
    RECORDS.map(async ({ nouns, path }) => {
      const address = `${stack.urls.backend}/admin/${nouns.replaceAll('_', '-')}?limit=1`
      const answer = (await (await page.request.get(address)).json()) as Record<string, { id: string }[]>
      return { name: `${path}/:id`, path: `${path}/${answer[nouns]?.[0]?.id}` }
    }),
  )
}

const LOOKS = [
  { name: 'Arabic', language: 'ar', width: 1280, height: 900, colorScheme: 'light' },
  { name: 'Arabic, dark, on a phone', language: 'ar', width: 360, height: 780, colorScheme: 'dark' },
  { name: 'on the narrowest screen', language: 'en', width: 320, height: 640, colorScheme: 'light' },
  { name: 'dark, on the widest screen', language: 'de', width: 2560, height: 1300, colorScheme: 'dark' },
] as const

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const { name, language, width, height, colorScheme } of LOOKS) {
  // In Arabic boxes lie elsewhere, but their names and colors are those of the other two looks.
  const isForAxe = language !== 'ar'
  test(`no page overflows the window${isForAxe ? ', and axe finds nothing' : ''}: ${name}`, async ({
    page,
    stack,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, stack)
    const pages = [...PAGES.map((path) => ({ name: path, path })), ...(await recordPages(page, stack))]
    for (const { name: pageName, path } of pages) {
      await page.goto(`${stack.urls.admin}/a${path}?lng=${language}`)
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      const outside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(outside, `pixels of ${pageName} that reach out of the window`).toBeLessThanOrEqual(0)
      if (isForAxe) expect.soft(await axeFindings(page), `what axe finds in ${pageName}`).toEqual([])
      await photograph(page, `admin/${name}${pageName.replaceAll('/', ', ').replace(':', '')}`, {
        fullPage: true,
      })
    }
  })
}

test('on a phone the check box, the name and the menu of a row lie beside each other', async ({
  page,
  stack,
}) => {
  const width = 360
  await page.setViewportSize({ width, height: 780 })
  await signIn(page, stack, '/a/settings/return-reasons')
  const row = page.getByRole('row', { name: /Faulty/ }).first()
  await expect(row.getByRole('button')).toBeVisible()
  const parts = [
    row.getByRole('checkbox'),
    row.getByRole('rowheader').locator('bdi'),
    row.getByRole('button'),
  ]
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  const edges = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []))
  expect(edges).toHaveLength(6)
  expect([0, ...edges, width]).toEqual([0, ...edges, width].toSorted((one, other) => one - other))
})

test('on a phone the head of a list lies within its card', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, stack)
  for (const path of ['/returns', '/settings/regions', '/settings/return-reasons', '/orders']) {
    await page.goto(`${stack.urls.admin}/a${path}`)
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
    const outside = await page
      .locator('thead')
      .first()
      .evaluate((head) => head.scrollWidth - head.clientWidth)
    expect(outside, `pixels of the head of ${path} that reach out of it`).toBe(0)
  }
})

test('in Arabic the names of a list follow each other from the right', async ({ page, stack }) => {
  await signIn(page, stack)
  await page.goto(`${stack.urls.admin}/a/settings/health?lng=ar`)
  const features = page.getByText(/analytics.*order_editing.*sales_channels/)
  await expect(features).toBeVisible()
  const edges = await features.evaluate((element) => {
    const text = element.firstChild
    return ['analytics', 'order_editing', 'product_categories'].map((name) => {
      const range = document.createRange()
      const start = text?.textContent?.indexOf(name) ?? 0
      range.setStart(text as Node, start)
      range.setEnd(text as Node, start + name.length)
      return range.getBoundingClientRect().right
    })
  })
  expect(edges).toEqual(edges.toSorted((one, other) => other - one))
})

test('with reduced motion nothing moves, also while loading', async ({ page, stack }) => {
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 0).length,
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page, stack, '/a/settings')
  await settled(page)
  await page.route('**/admin/orders?*', () => undefined)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const waiting = page.getByRole('table').locator('[aria-busy="true"], [aria-hidden]').first()
  await expect(waiting).toBeAttached()
  await expect.poll(running).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(running).toBe(0)
})

test('an order is printed without interactive controls', async ({ page, stack }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true)
  })
  await signIn(page, stack, '/a/orders')
  await page.getByRole('table').getByRole('link').first().click()
  const print = page.getByRole('button', { name: 'Print' })
  await print.click()
  await page.getByRole('menuitem', { name: 'This page' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(print).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Orders' })).toBeHidden()
  await expect(page.locator('[data-zone="order.details.after"] [data-widget]')).toBeHidden()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  const bodies = page.getByRole('list', { name: 'Timeline' }).locator('li > div > div + time + div')
  await expect(bodies.first()).toBeAttached()
  for (const body of await bodies.all()) await expect(body).toHaveCSS('border-top-width', '0px')
})
