import { isFirstRequest } from './first-request.ts'

test.each([
  { path: '/admin/products' },
  { path: '/admin/products/:id', query: { expand: 'variants' } },
  { path: '/admin/products', query: { is_giftcard: false, limit: 3 }, rows: 20 },
])('accepts %j', (request) => {
  expect(isFirstRequest(request)).toBe(true)
})

test.each([
  null,
  [],
  {},
  { path: 'https://elsewhere.example/admin/products' },
  { path: '//elsewhere.example' },
  { path: '/store/products' },
  { path: '/admin/../store/carts' },
  { path: '/admin/products?q=1' },
  { path: '/admin/products/%2e%2e' },
  { path: '/admin/products', query: { fields: ['id'] } },
  { path: '/admin/products', query: 'q=1' },
  { path: '/admin/products', rows: 0 },
  { path: '/admin/products', rows: 1e6 },
  { path: '/admin/products', rows: '20' },
  { path: '/admin/products', list: 1 },
])('refuses %j', (request) => {
  expect(isFirstRequest(request)).toBe(false)
})
