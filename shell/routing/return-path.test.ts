import { returnPath, signInAddress } from './return-path.ts'

const back = (wanted: string) => returnPath(`?${new URLSearchParams({ return: wanted })}`)

test('the sign-in leads back to the page, with its query and hash', () => {
  const page = '/a/orders?q=1&page=2#notes'
  const address = new URL(signInAddress(page), 'http://localhost')

  expect(address.pathname).toBe('/login')
  expect(returnPath(address.search)).toBe(page)
})

test.each(['/a', '/'])('from %s there is nothing to remember', (page) => {
  expect(signInAddress(page)).toBe('/login')
})

test('without a wish the start is opened', () => {
  expect(returnPath('')).toBe('/a')
  expect(returnPath('?reset-password')).toBe('/a')
})

test.each([
  '//evil.example',
  '//evil.example/a/orders',
  '/\\evil.example',
  '\\\\evil.example/a',
  'https://evil.example/a',
  'https:evil.example/a',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//a/',
  'data:text/html,x',
  '/a@evil.example',
  '/a.evil.example',
  '/a/../login',
  '/a/%2e%2e/login',
  '/%2F%2Fevil.example',
  '%2F%2Fevil.example',
  '/\t/evil.example',
  '/login',
  '/ab/orders',
  'http://[',
  'http://a:b:c',
])('%j does not lead out of the admin', (wanted) => {
  expect(back(wanted)).toBe('/a')
})

test('an address that looks foreign stays a path of the admin', () => {
  expect(back('/a//evil.example')).toBe('/a//evil.example')
  expect(new URL(back('/a//evil.example'), 'http://localhost').host).toBe('localhost')
})
