import { cacheControlFor } from './caching-rule.ts'

test.each([
  '/assets/main.3f9a0c1b22.js',
  '/assets/pages-list.0123456789abcdef0123.css.br',
  '/remotes/orders/0.1.0-0c1d2e3f4a5b/entry.js',
  '/0.1.0-0c1d2e3f4a5b/locales/de.json',
])('%s is cached forever', (path) => {
  expect(cacheControlFor(path)).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/feed.json',
  '/public/locales/de/orders.json',
  '/assets/logo.svg',
  '/favicon.ico',
  '/assets/decade.js',
])('%s is revalidated', (path) => {
  expect(cacheControlFor(path)).toBe('no-cache')
})
