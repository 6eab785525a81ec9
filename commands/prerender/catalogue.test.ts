import { createHttpClient } from '@stoa/api/http'

import { nock } from '../../tests/setup/network.ts'
import { readCatalogue } from './catalogue.ts'

const STORE = 'http://store.test'

const europe = { id: 'reg_1', name: 'Europe', currency_code: 'eur', countries: [{ iso_2: 'de' }] }
const mug = {
  id: 'prod_1',
  handle: 'mug',
  updated_at: '2026-01-02T03:04:05.000Z',
  thumbnail: 'a.jpg',
  images: [{ url: 'a.jpg' }, { url: 'b.jpg' }],
  collection_id: 'pcol_1',
  type_id: null,
}
const categories = [
  { id: 'c1', handle: 'home', parent_category_id: null, updated_at: '' },
  { id: 'c2', handle: 'chairs', parent_category_id: 'c1', updated_at: '' },
  { id: 'c3', handle: '..', parent_category_id: 'c1', updated_at: '' },
]

interface Answers {
  product?: object
  amount?: number
  date?: string
}

function read({ product = mug, amount = 500, date = 'Mon' }: Answers = {}) {
  const answer = (path: string, body: object) =>
    nock(STORE).get(path).query(true).reply(200, body, { date, 'content-type': 'application/json' })
  answer('/store/regions', { regions: [europe] })
  answer('/store/collections', { collections: [] })
  answer('/store/product-categories', { product_categories: categories })
  answer('/store/products', { products: [product] })
  answer('/store/shipping-options', { shipping_options: [{ amount }] })
  return readCatalogue(createHttpClient({ baseUrl: STORE }), ['terms'])
}

test('every page of the catalogue has the address that it has in the shop', async () => {
  const { pages, refused } = await read()
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/products',
    '/terms',
    '/categories/home',
    '/categories/home/chairs',
    '/products/mug',
  ])
  expect(refused).toEqual(['categories/home/..'])
  expect(pages.at(-1)).toMatchObject({ images: ['a.jpg', 'b.jpg'], productId: 'prod_1', group: 'pcol_1' })
})

test('a second look finds the same, whenever it is', async () => {
  const first = await read()
  expect(await read({ date: 'Tue' })).toEqual(first)
})

test('what changed of one product is told from what all pages share', async () => {
  const first = await read()
  const renamed = await read({ product: { ...mug, title: 'Cup' } })
  expect(renamed.shared).toBe(first.shared)
  expect(renamed.products).not.toEqual(first.products)
  const dearer = await read({ amount: 600 })
  expect(dearer.shared).not.toBe(first.shared)
  expect(dearer.products).toEqual(first.products)
})
