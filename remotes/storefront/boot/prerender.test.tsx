import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { jest } from '@jest/globals'
import { createHttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'
import { createFixedTranslation } from '@stoa/i18n/fixed-translation'
import { act } from '@testing-library/react'
import axios from 'axios'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'

import { nock } from '../../../tests/setup/network.ts'
import { copiedRoutes } from './copied-routes.ts'
import { applicationPaths, createRenderer } from './prerender.tsx'
import { routes } from './routes.tsx'
import { Shop } from './shop.tsx'
import { fillCache, firstPage, type Snapshot } from './snapshot.ts'

axios.defaults.adapter = 'http'

const BASE = 'http://backend.test'
const http = createHttpClient({ baseUrl: BASE })
const NAMESPACES = ['storefront', 'shop', 'account'] as const
const textsIn = (language: string) =>
  Object.fromEntries(
    NAMESPACES.map((name) => [
      name,
      JSON.parse(
        readFileSync(join(import.meta.dirname, `../../../locales/${language}/${name}.json`), 'utf8'),
      ),
    ]),
  )
const texts = { en: textsIn('en'), de: textsIn('de') }

const DAY = '2026-01-01T00:00:00Z'
const variant = {
  id: 'v1',
  sku: 'MUG',
  title: 'Small',
  options: [{ option_id: 'o1', value: 'Small' }],
  prices: [],
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: 3,
  calculated_price: 1250,
  calculated_price_incl_tax: 1488,
  original_price: 1250,
  original_price_incl_tax: 1488,
}
const product = (name: string) => ({
  id: name,
  handle: name,
  title: `The ${name}`,
  subtitle: null,
  description: 'Holds <tea> & more.',
  thumbnail: `${BASE}/${name}.jpg`,
  images: [],
  collection_id: 'c1',
  collection: { id: 'c1', title: 'Cups', handle: 'cups' },
  profile_id: 'sp1',
  type: null,
  material: null,
  weight: 300,
  length: null,
  width: null,
  height: null,
  origin_country: 'pt',
  options: [{ id: 'o1', title: 'Size', values: [{ value: 'Small' }] }],
  variants: [variant],
})
const region = {
  id: 'r1',
  currency_code: 'eur',
  includes_tax: true,
  created_at: DAY,
  metadata: {},
  countries: [{ iso_2: 'de' }, { iso_2: 'fi' }],
}

/** The calls that the store was asked to answer. */
let asked: string[] = []

const answer = (path: RegExp, body: (query: URLSearchParams) => object) =>
  nock(BASE)
    .persist()
    .get(path)
    .optionally()
    .reply(200, (uri: string) => {
      asked.push(uri)
      return body(new URL(uri, BASE).searchParams)
    })

function openStore(): void {
  answer(/^\/store\/regions/, () => ({ regions: [region], count: 1, offset: 0, limit: 100 }))
  answer(/^\/store\/collections/, () => ({
    collections: [{ id: 'c1', title: 'Cups', handle: 'cups', metadata: null }],
  }))
  answer(/^\/store\/product-categories\?/, () => ({
    product_categories: [{ id: 'k1', name: 'Kitchen', handle: 'kitchen', parent_category_id: null }],
  }))
  answer(/^\/store\/product-categories\/k1/, () => ({
    product_category: { id: 'k1', description: 'To cook.' },
  }))
  answer(/^\/store\/shipping-options/, () => ({
    shipping_options: [
      {
        id: 's1',
        name: 'Post',
        profile_id: 'sp1',
        price_type: 'flat_rate',
        amount: 500,
        price_incl_tax: 595,
      },
    ],
  }))
  answer(/^\/store\/products/, (query) => {
    const products = ['mug', 'bowl']
      .map(product)
      .filter(({ handle }) => handle === (query.get('handle') ?? handle))
    return { products, count: products.length, offset: 0, limit: 12 }
  })
}

beforeEach(() => {
  asked = []
  openStore()
  // jsdom has no layout to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

const rendererIn = (language: string) =>
  createRenderer({ http, origin: 'https://shop.test', language, texts })

/** Opens the page as a browser does that got it as HTML. */
async function takeOver(path: string, body: string, snapshot: Snapshot) {
  const root = document.createElement('div')
  root.innerHTML = body
  document.body.append(root)
  const first = root.firstElementChild
  const cache = createQueryClient('store', () => {})
  fillCache(cache, snapshot)
  const translation = await createFixedTranslation({
    language: snapshot.language,
    texts,
    namespaces: NAMESPACES,
  })
  const router = createMemoryRouter(copiedRoutes(routes), { initialEntries: [path] })
  await firstPage(router)
  const complaints: string[] = []
  const shop = <Shop http={http} queryClient={cache} translation={translation} router={router} />
  const onRecoverableError = (error: unknown) => complaints.push(String(error))
  const reactRoot = await act(async () => hydrateRoot(root, shop, { onRecoverableError }))
  const shown = { html: root.innerHTML, isKept: root.firstElementChild === first, complaints }
  await act(async () => reactRoot.unmount())
  cache.clear()
  return shown
}

test.each(['/', '/products', '/collections/cups', '/categories/kitchen', '/products/mug', '/terms'])(
  '%s is taken over as it is, without a further read',
  async (path) => {
    const { body, snapshot } = await (await rendererIn('en'))(path)
    expect(body).toContain('<h1')
    expect(body).not.toMatch(/ style="/)
    const before = document.createElement('div')
    before.innerHTML = body
    asked = []
    const { html, isKept, complaints } = await takeOver(path, body, snapshot)
    expect(complaints).toEqual([])
    expect(isKept).toBe(true)
    expect(html).toBe(before.innerHTML)
    expect(asked).toEqual([])
  },
)

test('a page says what it is in the language that it is rendered in', async () => {
  const page = await (await rendererIn('de'))('/products/mug')
  expect(page.title).toBe('The mug · Stoa')
  expect(page.lang).toBe('de')
  expect(page.body).toContain('In den Warenkorb')
  expect(page.body).toContain('Holds &lt;tea&gt; &amp; more.')
  expect(page.body).toContain('14,88')
  expect(JSON.stringify(page.data)).toContain('"price":"14.88"')
})

test('a store that does not answer fails the page', async () => {
  const render = await rendererIn('en')
  nock.cleanAll()
  nock(BASE).persist().get(/./).reply(404, { type: 'not_found' })
  await expect(render('/')).rejects.toMatchObject({ failure: { status: 404 } })
})

test('addresses that are not prerendered are those of cart, checkout, account and orders', () => {
  expect(applicationPaths()).toEqual(expect.arrayContaining(['account', 'cart', 'checkout', 'orders']))
  expect(applicationPaths()).not.toEqual(expect.arrayContaining(['products']))
})
