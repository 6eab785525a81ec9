import { doorOf } from './doors.ts'

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
])('%s is the door %s', (path, door) => {
  expect(doorOf(path)).toBe(door)
})

test.each(['/app', '/products', '/login/more', '/invite/x', '/Login', '/constructor', '/__proto__', '/%61'])(
  '%s leads nowhere',
  (path) => {
    expect(doorOf(path)).toBe('not-found')
  },
)
