import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { looksOf, signedInState, type PageName } from '../bench/looks.ts'
import { BUDGETS, translated } from '../../webpack/budgets.ts'
import { excess, summarise } from '../bench/summary.ts'
import { costsDuring, visit, type Cost } from '../bench/visit.ts'
import { expect, signIn, test } from './environment.ts'

const PAGES: readonly [PageName, keyof typeof BUDGETS][] = [
  ['sign-in', 'sign-in'],
  ['sign-in at /', 'sign-in'],
  ['sign-in at a page', 'sign-in'],
  ['product list', 'product list'],
  ['home', 'home'],
  ['shop', 'shop'],
]

for (const [name, budget] of PAGES) {
  test(`${name} keeps its budget until it is usable`, async ({ browser, stack }) => {
    const looks = await looksOf(browser, stack.urls)
    const visited = await visit(browser, { ...looks[name], isSlow: true })
    const summary = summarise(visited, looks[name].url)
    expect(summary.requests).toBeGreaterThan(2)
    const requests = visited.costs.map(({ wave, bytes, url }) => `${wave} ${bytes} ${url}`).join('\n')
    expect(excess(summary, BUDGETS[budget]), requests).toEqual([])
  })
}

/** The language with the most bytes of texts on these pages; the build weighs every language. */
const HEAVIEST = 'uk'

for (const [name, budget] of PAGES) {
  test(`${name} keeps its budget in ${HEAVIEST}, the language with the most bytes`, async ({
    browser,
    stack,
  }) => {
    const looks = await looksOf(browser, stack.urls)
    const look = looks[name]
    const visited = await visit(browser, { ...look, language: HEAVIEST, isSlow: true })
    const summary = summarise(visited, look.url)
    const requests = visited.costs.map(({ wave, bytes, url }) => `${wave} ${bytes} ${url}`).join('\n')
    expect(
      visited.costs.some(({ url }) => url.includes(`/locales/${HEAVIEST}/`)),
      requests,
    ).toBe(true)
    expect(excess(summary, { bytes: translated(BUDGETS[budget]).bytes }), requests).toEqual([])
  })
}

test('a product list in a browser that forgot the session is there after four rounds', async ({
  browser,
  stack,
}) => {
  const { 'product list': list } = await looksOf(browser, stack.urls)
  const { cookies } = await signedInState(browser, stack.urls.admin)
  const visited = await visit(browser, { ...list, storageState: { cookies, origins: [] }, isSlow: true })
  const { requests, waves } = summarise(visited, list.url)
  const listing = visited.costs.map(({ wave, url }) => `${wave} ${url}`).join('\n')
  expect(waves, listing).toBeLessThanOrEqual(4)
  // Those of the list, and the code of the sign-in page.
  expect(requests, listing).toBeLessThanOrEqual(BUDGETS['product list'].requests + 2)
})

async function openFirstProduct(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Save' }).first()).toBeVisible()
}

function expectFewRequests(
  costs: readonly Cost[],
  { backend, admin }: Stack['urls'],
  mostFiles: number,
): void {
  const from = (origin: string) => costs.filter(({ url, type }) => url.startsWith(origin) && type !== 'Image')
  const listing = costs.map(({ wave, url }) => `${wave} ${url}`).join('\n')
  expect(from(backend).length, listing).toBeLessThanOrEqual(3)
  expect(from(admin).length, listing).toBeLessThanOrEqual(mostFiles)
}

test('a first product asks for its record and little else, because the idle list has loaded its page', async ({
  page,
  stack,
}) => {
  const code = page.waitForResponse(/products-pages-product-product\.js$/)
  const texts = page.waitForResponse(/\/productVariants\.json$/)
  await signIn(page, stack, '/a/products')
  await Promise.all([code, texts])
  expectFewRequests(await costsDuring(page, () => openFirstProduct(page)), stack.urls, 8)
})

test('a first product that is clicked at once asks for each file of its page and widgets once', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/products')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  const costs = await costsDuring(page, () => openFirstProduct(page))
  // 17 of its own; what the idle list loads ahead may fall among them.
  expectFewRequests(costs, stack.urls, 20)
  const scripts = costs.filter(({ type }) => type === 'Script').map(({ url }) => url)
  expect(scripts).toEqual([...new Set(scripts)])
})

test('React runs once, however many remotes are loaded', async ({ page, stack }) => {
  await signIn(page, stack, '/a/orders')
  await page.getByRole('table').getByRole('link').first().click()
  await page.locator('[data-widget="order-points"]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-widget="order-points"]').getByRole('heading')).toBeVisible()
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  const withReact: string[] = []
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text()
    if (text.includes('react.transitional.element') && text.includes('useSyncExternalStore='))
      withReact.push(script)
  }
  expect(withReact).toHaveLength(1)
})

test('a list runs the code of its own remote and of no other', async ({ page, stack }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await signIn(page, stack, '/a/products')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  const remotes = scripts.flatMap((url) => /\/remotes\/(\w+)\//.exec(url)?.[1] ?? [])
  expect([...new Set(remotes)]).toEqual(['catalogue'])
  expect(scripts.filter((url) => url.startsWith(stack.urls.loyalty))).toEqual([])
})
