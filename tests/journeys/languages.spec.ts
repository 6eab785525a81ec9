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
