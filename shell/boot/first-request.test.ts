import { firstRequestOf } from './first-request.ts'

const list = {
  path: '/admin/products',
  query: { is_giftcard: false, fields: 'id,title' },
  list: 'product',
  rows: 20,
}
const points = { list: 'product', fields: ['metadata', 'weight'] }
const feed = {
  extensions: [
    {
      manifest: {
        name: 'catalogue',
        pages: [
          { path: '/products/:id', first: { path: '/admin/products/:id' } },
          { path: '/products', first: list },
          { path: '/products/new' },
          { path: '/evil', first: { path: '/store/carts' } },
        ],
      },
    },
    { manifest: { name: 'loyalty', rowActions: [points, { ...points, list: 'order', fields: ['email'] }] } },
    { manifest: { name: 'pages', rowActions: [{ ...points, on: ['page'], fields: ['handle'] }] } },
    { manifest: { name: 'flags', columns: [{ ...points, flag: 'beta', fields: ['beta'] }] } },
    {
      manifest: {
        name: 'off',
        columns: [{ ...points, fields: ['never'] }],
        pages: [{ path: '/points', first: { path: '/admin/points' } }],
      },
    },
    'no entry',
  ],
  disabled: ['off'],
}
const at = (address: string) => firstRequestOf(feed, new URL(address, 'http://localhost'))
const page = (limit: number, offset: number) =>
  `/admin/products?is_giftcard=false&fields=id%2Ctitle%2Cmetadata%2Cweight&limit=${limit}&offset=${offset}`

test.each([
  ['/a/products', page(20, 0)],
  ['/a/products/', page(20, 0)],
  ['/a/products?page=3', page(20, 40)],
  ['/a/products?limit=50&page=2', page(50, 50)],
  ['/a/products?limit=7&page=-1', page(20, 0)],
  ['/a/products/prod_1', '/admin/products/prod_1'],
  ['/a/products/prod_1?tab=prices', '/admin/products/prod_1'],
])('%s reads %s', (address, expected) => {
  expect(at(address)).toBe(expected)
})

test.each([
  ['a list that is narrowed', '/a/products?status=draft'],
  ['a saved view', '/a/products?view=mine'],
  ['a page that declares nothing, although another path fits', '/a/products/new'],
  ['a page of a disabled extension', '/a/points'],
  ['a read outside the admin API', '/a/evil'],
  ['an id that could lead elsewhere', '/a/products/..%2f..%2fstore'],
  ['an unknown page', '/a/nothing'],
])('nothing is read ahead for %s', (_name, address) => {
  expect(at(address)).toBeUndefined()
})
