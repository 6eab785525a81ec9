import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip;q=0.5, identity', undefined],
  ['bread, x-br', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(acceptedEncoding({ headers: { 'accept-encoding': header } })).toBe(encoding)
})
