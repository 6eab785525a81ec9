import { toStorePath } from './store-path.ts'

test('a path is put under the Store API', () => {
  expect(toStorePath('/products?limit=1')).toBe('/store/products?limit=1')
  expect(toStorePath('regions')).toBe('/store/regions')
  expect(toStorePath('/store/carts/1')).toBe('/store/carts/1')
})

test('a path that leaves the Store API is refused', () => {
  expect(() => toStorePath('/../admin/users')).toThrow('/store')
  expect(() => toStorePath('/store/../admin/users')).toThrow('/store')
  expect(toStorePath('/admin/users')).toBe('/store/admin/users')
})
