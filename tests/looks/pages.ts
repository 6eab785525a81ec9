import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Feed } from '@stoa/extension-sdk/manifest'

import { shopper } from '../../commands/backend/accounts.mts'
import type { Stack } from '../../commands/stack/stack.ts'
import { signedInState } from '../bench/looks.ts'

/** A page that is looked at. */
export interface LookedAt {
  site: 'admin' | 'shop'
  /** The path that names it, with its parameters. */
  name: string
  url: string
  /** Seen before signing in. Default false. */
  isPublic?: boolean
  /** The positions of the buttons that open a dialog or a menu, see `overlays.ts`. Default none. */
  openers?: readonly number[]
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** What is looked at, and the storage of a browser that is signed in and has something in its cart. */
export interface Sights {
  pages: readonly LookedAt[]
  state: State
}

const PUBLIC_PAGES = ['/login', '/reset-password', '/invite']

const SHELL_PAGES = [
  '/settings/personal-information',
  '/settings/store',
  '/settings/currencies',
  '/settings/regions',
  '/settings/shipping-profiles',
  '/settings/taxes',
  '/settings/team',
  '/settings/health',
  '/settings/return-reasons',
  '/settings/extensions',
]

const SHOP_PAGES = [
  '',
  '/products',
  '/cart',
  '/checkout',
  '/account',
  '/account/orders',
  '/account/profile',
  '/account/addresses',
  '/account/addresses/new',
  '/account/wish-list',
  '/nowhere',
]

const SHOP_RECORDS = [
  '/products/:handle',
  '/collections/:handle',
  '/categories/:handle',
  '/account/orders/:id',
  '/account/addresses/:id',
]

const PUBLIC_SHOP_PAGES = [
  '/account/sign-in',
  '/account/register',
  '/account/forgot-password',
  '/account/reset-password',
  '/account/claim-orders',
  '/orders',
  '/withdrawal',
  '/gift-card',
  '/imprint',
  '/terms',
  '/privacy',
]

/** Several languages are rendered at once, beside whatever else the machine does. */
const PATIENCE = { timeout: 90_000 }

const hasParameter = (path: string): boolean => path.includes(':')

/** Opens an address and waits until nothing more arrives. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, PATIENCE)
  await page.getByRole('heading', { level: 1 }).first().waitFor(PATIENCE)
  await page.waitForLoadState('networkidle', PATIENCE)
}

/** The first link that the pages seen so far have to a path with parameters. */
function linkTo(path: string, links: ReadonlySet<string>, others: ReadonlySet<string>): string | undefined {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  return [...links].find((link) => pattern.test(link) && !others.has(link))
}

async function linksOn(page: Page, base: string): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  return hrefs.filter((href) => href.startsWith(base)).map((href) => new URL(href).pathname)
}

/** Paths without parameters, then those with them where a page links to one. */
async function resolved(
  page: Page,
  base: string,
  prefix: string,
  paths: readonly string[],
): Promise<[string, string][]> {
  const fixed = paths.filter((path) => !hasParameter(path))
  const links = new Set<string>()
  for (const path of fixed) {
    await open(page, base + prefix + path)
    for (const link of await linksOn(page, base)) links.add(link)
  }
  const others = new Set(fixed.map((path) => prefix + path))
  return [
    ...fixed.map((path): [string, string] => [path || '/', base + prefix + path]),
    ...paths.filter(hasParameter).flatMap((path): [string, string][] => {
      const link = linkTo(prefix + path, links, others)
      return link ? [[path, base + link]] : []
    }),
  ]
}

const named = (site: LookedAt['site'], found: [string, string][]): LookedAt[] =>
  found.map(([name, url]) => ({ site, name, url }))

async function signInToShop(page: Page, shop: string): Promise<void> {
  await open(page, `${shop}/account/sign-in`)
  await page.getByLabel('E-mail').fill(shopper.email)
  await page.getByLabel('Password').fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${shop}/account`)
}

const publicOf = (site: LookedAt['site'], base: string, paths: readonly string[]): LookedAt[] =>
  paths.map((name) => ({ site, name, url: base + name, isPublic: true }))

async function fillCart(page: Page, product: string): Promise<void> {
  await open(page, product)
  const options = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  for (const option of await options.all()) await option.locator('label').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).waitFor()
}

/** Every page of the admin and the shop: those of the feed, with one record for each path with parameters. */
export async function findSights(browser: Browser, { admin, shop }: Stack['urls']): Promise<Sights> {
  const context = await browser.newContext({ storageState: await signedInState(browser, admin) })
  const page = await context.newPage()
  const feed = (await (await page.request.get(`${admin}/feed.json`)).json()) as Feed
  const paths = feed.extensions
    .flatMap(({ manifest }) => manifest.pages ?? [])
    .map(({ path }) => path)
    .filter((path) => path !== '/oauth/:app_name')
  const ofAdmin = await resolved(page, admin, '/a', [...paths, ...SHELL_PAGES])
  await signInToShop(page, shop)
  const ofShop = await resolved(page, shop, '', [...SHOP_PAGES, ...SHOP_RECORDS])
  const product = ofShop.find(([name]) => name === SHOP_RECORDS[0])
  if (product) await fillCart(page, product[1])
  const state = await context.storageState()
  await context.close()
  return {
    pages: [
      ...publicOf('admin', admin, PUBLIC_PAGES),
      ...named('admin', ofAdmin),
      ...publicOf('shop', shop, PUBLIC_SHOP_PAGES),
      ...named('shop', ofShop),
    ],
    state,
  }
}
