import { expect, test } from '@jest/globals'
import { allCalls } from './all-calls.ts'
import { routeOf, SECTION_7 } from './section-7.ts'

/** Custom calls can reach any route, so they do not count. */
const calls = allCalls.filter(({ name }) => !name.startsWith('admin.custom.'))

test('a call matches the most specific route', () => {
  expect(routeOf('GET /admin/products/types')).toBe('GET /admin/products/types')
  expect(routeOf('GET /admin/products/{product}')).toBe('GET /admin/products/{id}')
  expect(routeOf('POST /admin/currencies/usd')).toBe('POST /admin/currencies/{code}')
  expect(routeOf('DELETE /admin/products/types')).toBe('DELETE /admin/products/{id}')
  expect(routeOf('GET /admin/products/{product}/{variant}')).toBeUndefined()
})

test('every route has a call', () => {
  const reached = new Set(calls.map(({ route }) => routeOf(route)))
  expect(SECTION_7.filter((route) => !reached.has(route))).toEqual([])
})

test('every call has a documented route', () => {
  expect(calls.filter(({ route }) => !routeOf(route)).map(({ name, route }) => `${name} ${route}`)).toEqual(
    [],
  )
})
