import { anExtension } from '../testing/feed-entries.ts'
import { allowFiles, fileUrl, guardScripts, integrityOf } from './integrity.ts'

const loyalty = anExtension('loyalty', {
  integrity: { 'entry.js': 'sha384-entry', 'css/a.css': 'sha384-css' },
})
const area = anExtension(
  'orders',
  { integrity: { 'entry.js': 'sha384-own' } },
  { base: '/remotes/orders/1/' },
)

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html')

beforeAll(() => {
  allowFiles(loyalty)
  allowFiles(area)
})

test('a file of the feed has the hash that the feed names', () => {
  expect(integrityOf('http://localhost:7101/loyalty/entry.js')).toBe('sha384-entry')
  expect(integrityOf(fileUrl(loyalty, 'css/a.css'))).toBe('sha384-css')
})

test('a base of our own origin counts from there, however the file is addressed', () => {
  expect(fileUrl(area, 'entry.js')).toBe(`${location.origin}/remotes/orders/1/entry.js`)
  expect(integrityOf('/remotes/orders/1/entry.js')).toBe('sha384-own')
})

test('a new try of the same file needs the same hash', () => {
  expect(integrityOf('http://localhost:7101/loyalty/entry.js?try=2#x')).toBe('sha384-entry')
})

test.each([
  'http://localhost:7101/loyalty/unknown.js',
  'http://localhost:7101/loyalty/entry.js/',
  'http://127.0.0.1:7101/loyalty/entry.js',
  'https://evil.example/loyalty/entry.js',
])('%s needs a hash that no file has', (url) => {
  const hash = integrityOf(url)

  // A malformed hash would be ignored by the browser, and the file would run unchecked.
  expect(hash).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/)
  expect(new Set(hash.slice('sha384-'.length))).toEqual(new Set('A'))
})

describe('guardScripts', () => {
  afterEach(() => {
    globalThis.stoaIntegrity = undefined
  })

  test('puts the files that the document lists under the check', () => {
    guardScripts(
      page(`<script type="application/json" id="stoa-integrity">{"/assets/admin.1.js":"sha384-a"}</script>`),
    )

    expect(globalThis.stoaIntegrity?.('/assets/admin.1.js')).toBe('sha384-a')
    expect(globalThis.stoaIntegrity?.('/assets/other.js')).toContain('AAAA')
  })

  test('a development page, which lists none, is not checked', () => {
    guardScripts(page('<title>Stoa</title>'))

    expect(globalThis.stoaIntegrity).toBeUndefined()
  })
})
