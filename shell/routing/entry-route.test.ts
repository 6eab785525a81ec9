import { entryRouteOf } from './entry-route.ts'

test.each([
  ['/', 'home'],
  ['', 'home'],
  ['/a', 'admin'],
  ['/a/', 'admin'],
  ['/a/products/prod_1', 'admin'],
  ['/login', 'sign-in'],
  ['/login/', 'sign-in'],
  ['/invite', 'invite'],
  ['/reset-password', 'reset-password'],
])('%s is the %s route', (path, route) => {
  expect(entryRouteOf(path)).toBe(route)
})

test.each(['/app', '/products', '/login/more', '/invite/x', '/Login', '/constructor', '/__proto__', '/%61'])(
  '%s is not found',
  (path) => {
    expect(entryRouteOf(path)).toBe('not-found')
  },
)
