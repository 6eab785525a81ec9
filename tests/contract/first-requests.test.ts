import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { NO_FILTER } from '@stoa/admin/list'
import { collectionQueries } from '@stoa/api/admin/collections'
import { customerGroupQueries } from '@stoa/api/admin/customer-groups'
import { customerQueries } from '@stoa/api/admin/customers'
import { discountQueries } from '@stoa/api/admin/discounts'
import { draftOrderQueries } from '@stoa/api/admin/draft-orders'
import { giftCardQueries } from '@stoa/api/admin/gift-cards'
import { orderQueries } from '@stoa/api/admin/orders'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import { productQueries } from '@stoa/api/admin/products'
import { regionQueries } from '@stoa/api/admin/regions'
import { shippingProfileQueries } from '@stoa/api/admin/shipping-profiles'
import { toQueryString, type HttpClient } from '@stoa/api/http'
import { QueryClient } from '@tanstack/react-query'

import loyalty from '../../extension-sdk/examples/loyalty/extension.ts'
import catalogue from '../../remotes/catalogue/extension.ts'
import { DISCOUNT_OF_PAGE } from '../../remotes/catalogue/discounts/model/discount-query.ts'
import { products } from '../../remotes/catalogue/products/components/product-list.tsx'
import { customerQuery } from '../../remotes/orders/customers/components/customer-query.ts'
import orders from '../../remotes/orders/extension.ts'
import { orderListQuery } from '../../remotes/orders/orders/model/order-list-query.ts'
import settings from '../../remotes/settings/extension.ts'
import { firstRequestOf } from '../../shell/boot/first-request.ts'

const feed = {
  extensions: [{ manifest: catalogue }, { manifest: orders }, { manifest: settings }, { manifest: loyalty }],
  disabled: [],
}
const PAGE = { limit: 20, offset: 0 }

/** What a query reads, with its parameters in order. */
async function readBy(query: (http: HttpClient) => object): Promise<URL | undefined> {
  let asked: URL | undefined
  const get = async (path: string, parameters: object = {}) => {
    asked = new URL(`http://backend${path}?${toQueryString(parameters)}`)
    return { response: { status: 200, headers: {} } }
  }
  const options = query({ get } as unknown as HttpClient)
  await new QueryClient().fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0])
  asked?.searchParams.sort()
  return asked
}

test.each<[page: string, query: (http: HttpClient) => object]>([
  ['/a/products', (http) => ({ ...products.optionsOf(http, NO_FILTER, ['metadata']), select: undefined })],
  [
    '/a/products?limit=50&page=3',
    (http) => ({
      ...products.optionsOf(http, { ...NO_FILTER, limit: 50, page: 3 }, ['metadata']),
      select: undefined,
    }),
  ],
  ['/a/products/prod_1', (http) => productQueries(http).detail('prod_1')],
  ['/a/orders', (http) => orderQueries(http).list(orderListQuery(PAGE, NO_FILTER))],
  ['/a/orders/order_1', (http) => orderQueries(http).detail('order_1')],
  ['/a/draft-orders', (http) => draftOrderQueries(http).rows({ order: '-created_at', ...PAGE })],
  ['/a/draft-orders/dorder_1', (http) => draftOrderQueries(http).detail('dorder_1')],
  ['/a/customers/groups', (http) => customerGroupQueries(http).rows({ order: 'name', ...PAGE })],
  ['/a/customers/groups/cgrp_1', (http) => customerGroupQueries(http).detail('cgrp_1')],
  ['/a/collections', (http) => collectionQueries(http).list(PAGE)],
  ['/a/collections/pcol_1', (http) => collectionQueries(http).detail('pcol_1')],
  ['/a/discounts', (http) => discountQueries(http).rows(PAGE)],
  ['/a/discounts/disc_1', (http) => discountQueries(http).detail('disc_1', DISCOUNT_OF_PAGE)],
  ['/a/gift-cards', (http) => giftCardQueries(http).list(PAGE)],
  ['/a/gift-cards/gift_1', (http) => giftCardQueries(http).detail('gift_1')],
  ['/a/pricing', (http) => priceListQueries(http).list({ expand: 'customer_groups', ...PAGE })],
  ['/a/customers', (http) => customerQueries(http).rows({ order: '-created_at', ...PAGE })],
  ['/a/settings/regions/reg_1', (http) => regionQueries(http).detail('reg_1')],
  ['/a/settings/taxes/reg_1', (http) => regionQueries(http).detail('reg_1')],
  ['/a/settings/shipping-profiles/sp_1', (http) => shippingProfileQueries(http).detail('sp_1')],
  ['/a/customers/cus_1', (http) => customerQuery(http)('cus_1')],
])('the manifest names the read that %s makes', async (page, query) => {
  const first = firstRequestOf(
    feed as unknown as Parameters<typeof firstRequestOf>[0],
    new URL(page, 'http://a'),
  )
  const declared = new URL(`http://backend${first}`)
  declared.searchParams.sort()
  expect(declared.href).toBe((await readBy(query))?.href.replace(/\?$/, ''))
})

const FLAGGED = 'its flag decides whether the store has it, and comes with the store'

/** Pages with a list or a record that declare no first read, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  '/inventory': FLAGGED,
  '/inventory/items/:id': FLAGGED,
  '/inventory/quantities': FLAGGED,
  '/inventory/reservations': FLAGGED,
  '/pricing/:id': 'its record is found by a parameter, which a template cannot fill in',
  '/pricing/:id/import': 'its record is found by a parameter, which a template cannot fill in',
  '/publishable-api-keys': FLAGGED,
  '/publishable-api-keys/:id': FLAGGED,
  '/returns': 'it joins the answers of several reads',
  '/sales-channels': FLAGGED,
  '/sales-channels/:id': FLAGGED,
}

const AREAS = { catalogue, orders, settings }

/** The page's own code: its file, or undefined where its declaration names none. */
function sourceOf(area: string, path: string): string {
  const folder = join(import.meta.dirname, '../../remotes', area)
  const declared = readFileSync(join(folder, 'extension.ts'), 'utf8')
  const [, file = ''] = /import\('([^']+)'\)/.exec(declared.slice(declared.indexOf(`path: '${path}',`))) ?? []
  return readFileSync(join(folder, file), 'utf8')
}

test('a page with a list or a record declares its first read, or is an exception with a reason', () => {
  const without = Object.entries(AREAS).flatMap(([area, { pages = [] }]) =>
    pages
      .filter(
        ({ path, first }) =>
          !first && /<(ListPage|ListCard|ListBar|RecordPage|OpenRecord)\b/.test(sourceOf(area, path)),
      )
      .map(({ path }) => path),
  )
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT))
})
