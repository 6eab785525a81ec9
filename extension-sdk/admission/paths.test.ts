import { canonicalPath, isReservedPath } from './paths.ts'

const RESERVED = [
  '/products',
  '/products/:id',
  '/product-categories',
  '/orders',
  '/orders/:id',
  '/customers',
  '/customers/:id',
  '/customers/groups',
  '/customers/groups/:id',
  '/discounts',
  '/discounts/new',
  '/discounts/:id',
  '/gift-cards',
  '/gift-cards/:id',
  '/gift-cards/manage',
  '/pricing',
  '/pricing/new',
  '/pricing/:id',
  '/inventory',
  '/collections',
  '/collections/:id',
  '/draft-orders',
  '/draft-orders/:id',
  '/login',
  '/sales-channels',
  '/publishable-api-keys',
  '/oauth',
  '/oauth/:app_name',
  '/settings',
  '/settings/regions',
]

const encodeEach = (text: string) =>
  [...text].map((letter) => `%${letter.codePointAt(0)?.toString(16)}`).join('')

const SPELLINGS: Record<string, (path: string) => string> = {
  plain: (path) => path,
  'trailing slash': (path) => `${path}/`,
  'upper case': (path) => path.toUpperCase(),
  'double slashes': (path) => path.replaceAll('/', '//'),
  backslashes: (path) => path.replaceAll('/', '\\'),
  'dot segment': (path) => `/.${path}/.`,
  'dot-dot segments': (path) => `/x/..${path}/y/..`,
  'climbing above the root': (path) => `/../..${path}`,
  'no leading slash': (path) => path.slice(1),
  'one letter encoded': (path) => `/${encodeEach(path.slice(1, 2))}${path.slice(2)}`,
  'everything encoded': (path) => `/${encodeEach(path.slice(1))}`,
  'encoded slashes and dots': (path) => `/%2e%2e${path.replaceAll('/', '%2F')}`,
  'other parameter name': (path) => path.replace(/:\w+/, ':other'),
}

describe.each(Object.entries(SPELLINGS))('%s', (_name, spell) => {
  test.each(RESERVED)('%s is reserved', (path) => {
    expect(isReservedPath(spell(path))).toBe(true)
  })
})

test.each([
  '/settingsx',
  '/Settings-of-mine',
  '/products/new-one',
  '/customers/groups/vip',
  '/oauth/github',
  '/:anything',
  '/:one/:two',
  '/:one/deep/down',
  '/customers/:a/:b',
])('%s could take an address of the admin', (path) => {
  expect(isReservedPath(path)).toBe(true)
})

test.each([
  '/loyalty',
  '/loyalty/:id',
  '/product',
  '/productsx',
  '/products/:id/labels',
  '/orders/:id/timeline/:event',
  '/my/settings',
  '/',
  '/logins',
])('%s is free', (path) => {
  expect(isReservedPath(path)).toBe(false)
})

test.each([
  ['/Loyalty//Points/', '/loyalty/points'],
  ['\\loyalty\\.\\points', '/loyalty/points'],
  ['/loyalty/x/../%70oints', '/loyalty/points'],
  ['/loyalty/:customer', '/loyalty/:'],
  ['', '/'],
  ['/100%', '/100%'],
])('%s is spelled %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})
