import type { ClientPort, SearchContext, SearchResult } from '@stoa/extension-sdk'
import { runContribution } from '@stoa/extension-sdk/testing'

import searchCategories from './categories.ts'
import searchCollections from './collections.ts'
import searchDiscounts from './discounts.ts'
import searchGiftCards from './gift-cards.ts'
import searchPriceLists from './price-lists.ts'
import searchProducts from './products.ts'

type Search = (query: string, context: SearchContext) => Promise<SearchResult[]>

/** What a search asks the server for, and what it makes of the answer. */
async function ask(search: Search, body: object) {
  const calls: Parameters<ClientPort['get']>[] = []
  const { signal } = new AbortController()
  const get = (...call: Parameters<ClientPort['get']>) => {
    calls.push(call)
    return Promise.resolve(body)
  }
  const { answer } = await runContribution(
    (context: SearchContext) => search('oak', context),
    { signal, limit: 5 },
    { client: { get } },
  )
  return { answer, call: calls[0], signal }
}

test('products are asked for by the fields that are shown, without gift cards', async () => {
  const { answer, call, signal } = await ask(searchProducts, {
    products: [{ id: 'prod_1', title: 'Oak Stool', status: 'draft' }],
  })
  const query = { q: 'oak', limit: 5, is_giftcard: false, fields: 'id,title,status', expand: '' }
  expect(call).toEqual(['/products', { query, signal }])
  expect(answer).toEqual([
    { id: 'prod_1', title: 'Oak Stool', detail: 'admin.product.status.draft', path: '/products/prod_1' },
  ])
})

test('discounts are asked for by the fields that are shown, and say that they are switched off', async () => {
  const { answer, call } = await ask(searchDiscounts, {
    discounts: [
      { id: 'disc_1', code: 'OAK', is_disabled: true },
      { id: 'disc_2', code: 'OAK2', is_disabled: false },
    ],
  })
  expect(call?.[1]?.query).toEqual({ q: 'oak', limit: 5, fields: 'id,code,is_disabled', expand: '' })
  expect(answer).toEqual([
    { id: 'disc_1', title: 'OAK', detail: 'admin.switchedOff', path: '/discounts/disc_1' },
    { id: 'disc_2', title: 'OAK2', path: '/discounts/disc_2' },
  ])
})

test('categories lead to their place in the tree', async () => {
  const { answer, call } = await ask(searchCategories, {
    product_categories: [{ id: 'pcat_1', name: 'Oak Furniture', handle: 'oak-furniture' }],
  })
  const query = { q: 'oak', limit: 5, fields: 'id,name,handle', expand: '' }
  expect(call?.[0]).toBe('/product-categories')
  expect(call?.[1]?.query).toEqual(query)
  expect(answer).toEqual([
    {
      id: 'pcat_1',
      title: 'Oak Furniture',
      detail: 'oak-furniture',
      path: '/product-categories?category_id=pcat_1',
    },
  ])
})

test('collections and gift cards take nothing but a text and a limit', async () => {
  const collections = await ask(searchCollections, {
    collections: [{ id: 'pcol_1', title: 'Oak', handle: null, products: [{}] }],
  })
  expect(collections.call?.[1]?.query).toEqual({ q: 'oak', limit: 5 })
  expect(collections.answer).toEqual([{ id: 'pcol_1', title: 'Oak', path: '/collections/pcol_1' }])

  const cards = await ask(searchGiftCards, {
    gift_cards: [{ id: 'gift_1', code: 'A-B', is_disabled: false }],
  })
  expect(cards.call?.[1]?.query).toEqual({ q: 'oak', limit: 5 })
  expect(cards.answer).toEqual([{ id: 'gift_1', title: 'A-B', path: '/gift-cards/gift_1' }])
})

test('price lists lead to pricing', async () => {
  const { answer, call } = await ask(searchPriceLists, {
    price_lists: [{ id: 'pl_1', name: 'Oak week', description: 'All of October' }],
  })
  expect(call?.[1]?.query).toEqual({ q: 'oak', limit: 5, expand: '' })
  expect(answer).toEqual([{ id: 'pl_1', title: 'Oak week', detail: 'All of October', path: '/pricing/pl_1' }])
})
