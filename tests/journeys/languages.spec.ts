import { intlLocaleOf, languages } from '../../shared/i18n/languages.ts'
import { findMisfits } from '../looks/geometry.ts'
import { look } from '../looks/look.ts'
import type { LookedAt } from '../looks/pages.ts'
import { expect, signIn, test } from './environment.ts'

/** Those with the longest labels. `npm run looks` renders every page in every language. */
const LONGEST = ['bg', 'fr']

const ADMIN = [
  '/home',
  '/orders',
  '/draft-orders/new',
  '/products',
  '/products/new',
  '/collections',
  '/customers',
  '/inventory',
  '/discounts/new',
  '/settings/regions',
]

const SHOP = ['', '/products']

for (const language of LONGEST)
  test(`everything fits on a desk's screen and on a phone in ${language}`, async ({
    page,
    stack,
    browser,
  }) => {
    await signIn(page, stack)
    const { admin, shop } = stack.urls
    const pages: LookedAt[] = [
      ...ADMIN.map((name) => ({ site: 'admin' as const, name, url: `${admin}/a${name}` })),
      ...SHOP.map((name) => ({ site: 'shop' as const, name, url: shop + name })),
    ]
    const sights = { pages, state: await page.context().storageState() }
    for await (const rendering of look(browser, language, sights, { axe: false, pictures: false }))
      expect
        .soft(
          rendering.findings,
          `${rendering.page.site} ${rendering.page.name} at ${rendering.width} pixels`,
        )
        .toEqual([])
  })

test('text that is cut off or leaves its box, a wide page, a dialog outside and covered buttons are found', async ({
  page,
}) => {
  await page.setContent(`
    <div style="width: 60px; overflow: hidden; white-space: nowrap">Cut off at the end</div>
    <div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Shortened by dots</div>
    <p style="width: 40px; white-space: nowrap">Leaves its box</p>
    <div style="width: 90px; height: 20px; overflow: hidden">Two lines of which one is seen</div>
    <div style="width: 90px; height: 20px; overflow: auto">Two lines that can be scrolled to</div>
    <p style="width: 90px; height: 20px; margin-bottom: 60px">Two lines in a box for one</p>
    <div role="dialog" style="position: fixed; top: 300px; left: -50px; width: 200px; padding-left: 60px">Outside</div>
    <div><b><button style="width: 80px">One</button></b><b><button style="margin-left: -40px">Two</button></b></div>
    <div style="width: 3000px">Wide</div>`)
  const found = await page.evaluate(findMisfits)
  expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'sideways: <div> Wide',
    'sideways: <div> Outside',
    'clipped: <div> Cut off at the end',
    'spilled: <p> Leaves its box',
    'cut in height: <div> Two lines of which one is seen',
    'spilled: <p> Two lines in a box for one',
    'overlapping: <button> One and <button> Two',
  ])
})

test('Chromium writes months and countries of each language in its words', async ({ page }) => {
  const written = await page.evaluate(
    (tags) =>
      tags.map((tag) => {
        const month = new Intl.DateTimeFormat(tag, { month: 'long' }).format(0)
        const country = new Intl.DisplayNames(tag, { type: 'region' }).of('DE') ?? ''
        return { tag, month, country }
      }),
    languages.map(({ code }) => intlLocaleOf(code)),
  )
  expect(written).toHaveLength(languages.length)
  expect(written.filter(({ month }) => /^M\d/.test(month))).toEqual([])
  expect(written.filter(({ country }) => country === 'Germany').map(({ tag }) => tag)).toEqual(['en-US'])
})
