/** @jest-environment node */
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
import { toQueryString, type HttpClient } from '@stoa/api/http'
import { QueryClient } from '@tanstack/react-query'

import loyalty from '../../extension-sdk/examples/loyalty/extension.ts'
import catalogue from '../../remotes/catalogue/extension.ts'
import { DISCOUNT_OF_PAGE } from '../../remotes/catalogue/discounts/model/discount-query.ts'
import { products } from '../../remotes/catalogue/products/components/product-list.tsx'
import { customerQuery } from '../../remotes/orders/customers/components/customer-query.ts'
import orders from '../../remotes/orders/extension.ts'
import { orderListQuery } from '../../remotes/orders/orders/model/order-list-query.ts'
import { firstRequestOf } from '../../shell/boot/first-request.ts'

const feed = {
  extensions: [{ manifest: catalogue }, { manifest: orders }, { manifest: loyalty }],
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
