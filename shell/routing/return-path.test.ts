import { returnPath, signInAddress } from './return-path.ts'

const returned = (requested: string) => returnPath(`?${new URLSearchParams({ return: requested })}`)

test('signing in returns to the page with its query and hash', () => {
  const page = '/a/orders?q=1&page=2#notes'
  const address = new URL(signInAddress(page), 'http://localhost')

  expect(address.pathname).toBe('/login')
  expect(returnPath(address.search)).toBe(page)
})

test.each(['/a', '/'])('nothing is remembered for %s', (page) => {
  expect(signInAddress(page)).toBe('/login')
})

test('without a return path the start page opens', () => {
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
])('%j stays in the admin', (requested) => {
  expect(returned(requested)).toBe('/a')
})

test('a path that looks like a foreign address stays a path of the admin', () => {
  expect(returned('/a//evil.example')).toBe('/a//evil.example')
  expect(new URL(returned('/a//evil.example'), 'http://localhost').host).toBe('localhost')
})
