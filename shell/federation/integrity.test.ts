import { anExtension } from '@stoa/extension-sdk/admission/testing'
import {
  allowFiles,
  allowOrigins,
  allowUnchecked,
  fileUrl,
  guardScripts,
  integrityOf,
  isAllowedOrigin,
} from './integrity.ts'

const hashOf = (letter: string): string => `sha384-${letter.repeat(64)}`
const NO_FILE = hashOf('A')

const loyalty = anExtension('loyalty', {
  integrity: { 'entry.js': hashOf('e'), 'css/a.css': hashOf('c') },
})
const area = anExtension('orders', { integrity: { 'entry.js': hashOf('o') } }, { base: '/remotes/orders/1/' })

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html')

beforeAll(() => {
  allowFiles(loyalty)
  allowFiles(area)
})

test('a file of the feed has the hash that the feed names', () => {
  expect(integrityOf('http://localhost/remotes/loyalty/entry.js')).toBe(hashOf('e'))
  expect(integrityOf(fileUrl(loyalty, 'css/a.css'))).toBe(hashOf('c'))
})

test('a base of our own origin counts from there, however the file is addressed', () => {
  expect(fileUrl(area, 'entry.js')).toBe(`${location.origin}/remotes/orders/1/entry.js`)
  expect(integrityOf('/remotes/orders/1/entry.js')).toBe(hashOf('o'))
})

test('a new try of the same file needs the same hash', () => {
  expect(integrityOf('http://localhost/remotes/loyalty/entry.js?try=2#x')).toBe(hashOf('e'))
})

test.each([
  'http://localhost/remotes/loyalty/unknown.js',
  'http://localhost/remotes/loyalty/entry.js/',
  'http://127.0.0.1:7101/loyalty/entry.js',
  'https://evil.example/loyalty/entry.js',
])('%s needs a hash that no file has', (url) => {
  const hash = integrityOf(url)

  // A malformed hash would be ignored by the browser, and the file would run unchecked.
  expect(hash).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/)
  expect(new Set(hash.slice('sha384-'.length))).toEqual(new Set('A'))
})

test.each(['unchecked', '', 'sha384-short', `${hashOf('a')} sha384-x`, `md5-${'a'.repeat(64)}`])(
  'a file that the feed names with “%s”, which browsers would skip, is refused',
  (hash) => {
    const torn = anExtension('torn', { integrity: { 'entry.js': hash } })
    allowFiles(torn)

    expect(integrityOf(fileUrl(torn, 'entry.js'))).toBe(NO_FILE)
  },
)

test('a file from an origin that is not allowed is refused, whatever the feed names', () => {
  const base = 'https://cdn.example/far/'
  const far = anExtension('far', { integrity: { 'entry.js': hashOf('f') } }, { base })
  allowFiles(far)
  expect(integrityOf(`${base}entry.js`)).toBe(NO_FILE)
  expect(isAllowedOrigin(base)).toBe(false)

  allowOrigins(['https://cdn.example'])
  expect(integrityOf(`${base}entry.js`)).toBe(hashOf('f'))
  expect(integrityOf('https://cdn.example.evil/far/entry.js')).toBe(NO_FILE)
})

test('what is being written on this machine runs unchecked, below its base alone', () => {
  const bases = ['http://localhost:7777/mine/', 'https://cdn.example/mine/']
  allowOrigins(bases.map((base) => new URL(base).origin))
  for (const base of bases) allowUnchecked(base)

  expect(integrityOf('http://localhost:7777/mine/chunk.js')).toBe('')
  expect(integrityOf('http://localhost:7777/chunk.js')).toBe(NO_FILE)
  expect(integrityOf('http://localhost:7777/mine/../chunk.js')).toBe(NO_FILE)
  expect(integrityOf('https://cdn.example/mine/chunk.js')).toBe(NO_FILE)
})

describe('guardScripts', () => {
  afterEach(() => {
    globalThis.stoaIntegrity = undefined
  })

  test('puts the files that the document lists under the check', () => {
    guardScripts(
      page(
        `<script type="application/json" id="stoa-integrity">{"/assets/admin.1.js":"${hashOf('a')}"}</script>`,
      ),
    )

    expect(globalThis.stoaIntegrity?.('/assets/admin.1.js')).toBe(hashOf('a'))
    expect(globalThis.stoaIntegrity?.('/assets/other.js')).toContain('AAAA')
  })

  test('a development page, which lists none, is not checked', () => {
    guardScripts(page('<title>Stoa</title>'))

    expect(globalThis.stoaIntegrity).toBeUndefined()
  })
})
