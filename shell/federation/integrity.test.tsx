import { jest } from '@jest/globals'
import { anExtension } from '@stoa/extension-sdk/admission/testing'
import {
  allowFiles,
  allowOrigins,
  allowUnchecked,
  fileUrl,
  guardScripts,
  integrityOf,
  isAllowedOrigin,
  hasIntegrity,
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

test.each([
  ['/remotes/x/', 'css/a-b_1.2.css'],
  ['/', 'entry.js'],
  ['/remotes/../y/', 'entry.js'],
  ['/remotes/./z/', '../entry.js'],
  ['/remotes/a b/', 'entry.js'],
  ['/remotes/%2e%2e/x/', 'entry.js'],
  ['/remotes//x/', '.hidden.js'],
  ['//cdn.example/x/', 'entry.js'],
  ['remotes/x/', 'entry.js'],
])('the file of %s and %s lies where the browser will look for it', (base, file) => {
  const entry = anExtension('anywhere', { integrity: { [file]: hashOf('w') } }, { base })
  const { href, origin } = new URL(base + file, location.href)
  allowOrigins([origin])
  allowFiles(entry)

  expect(fileUrl(entry, file)).toBe(href)
  expect(integrityOf(href)).toBe(hashOf('w'))
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

test.each([
  'unchecked',
  '',
  'sha384-short',
  'sha256-short',
  `${hashOf('a')} sha384-x`,
  `md5-${'a'.repeat(64)}`,
])('a file that the feed names with “%s”, which browsers would skip, is refused', (hash) => {
  const torn = anExtension('torn', { integrity: { 'entry.js': hash } })
  allowFiles(torn)

  expect(integrityOf(fileUrl(torn, 'entry.js'))).toBe(NO_FILE)
})

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

const GUARDED = `<script type="application/json" id="stoa-integrity">{"/assets/admin.1.js":"${hashOf('a')}"}</script>`

/** What an entry does while it runs from an address; without one, what any later code does. */
function addIntegrity(src: string | undefined, files: Record<string, string>): void {
  const script = src === undefined ? null : Object.assign(document.createElement('script'), { src })
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  globalThis.stoaAddIntegrity?.(files)
}

describe('an entry adds the hashes of the other files of its build', () => {
  const base = `${location.origin}/extensions/care/1/`
  const care = anExtension(
    'care',
    { integrity: { 'entry.js': hashOf('e') } },
    { base: '/extensions/care/1/' },
  )

  beforeEach(() => {
    guardScripts(page(GUARDED))
    allowFiles(care)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    globalThis.stoaIntegrity = undefined
    globalThis.stoaAddIntegrity = undefined
  })

  test('once it runs, also when it was asked for again', () => {
    expect(integrityOf(`${base}page.js`)).toBe(NO_FILE)
    expect(hasIntegrity(`${base}page.js`)).toBe(false)
    addIntegrity(`${base}entry.js?try=1`, {
      'page.js': hashOf('p'),
      'locales/de.json': `sha256-${'d'.repeat(43)}=`,
    })

    expect(integrityOf(`${base}page.js`)).toBe(hashOf('p'))
    expect(hasIntegrity(`${base}page.js`)).toBe(true)
    expect(integrityOf(`${base}locales/de.json`)).toBe(`sha256-${'d'.repeat(43)}=`)
  })

  test.each([
    ['no script', undefined],
    ['another file of the build', `${base}page.js`],
    ['the entry of nobody', `${location.origin}/extensions/other/1/entry.js`],
  ])('%s adds no hash', (_case, src) => {
    addIntegrity(src, { 'stray.js': hashOf('s') })

    expect(integrityOf(`${base}stray.js`)).toBe(NO_FILE)
    expect(integrityOf(`${location.origin}/extensions/other/1/stray.js`)).toBe(NO_FILE)
  })

  test.each([
    ['../../other/1/stray.js', hashOf('s')],
    ['https://evil.example/stray.js', hashOf('s')],
    ['stray.js', 'unchecked'],
    ['stray.js', ''],
  ])('neither for %s with “%s”', (file, hash) => {
    addIntegrity(`${base}entry.js`, { [file]: hash })

    expect(integrityOf(new URL(file, base).href)).toBe(NO_FILE)
  })

  test('and the feed’s own word stands', () => {
    addIntegrity(`${base}entry.js`, { 'entry.js': hashOf('x') })

    expect(integrityOf(`${base}entry.js`)).toBe(hashOf('e'))
  })
})

describe('guardScripts', () => {
  afterEach(() => {
    globalThis.stoaIntegrity = undefined
    globalThis.stoaAddIntegrity = undefined
  })

  test('puts the files that the document lists under the check', () => {
    guardScripts(page(GUARDED))

    expect(globalThis.stoaIntegrity?.('/assets/admin.1.js')).toBe(hashOf('a'))
    expect(globalThis.stoaIntegrity?.('/assets/other.js')).toContain('AAAA')
  })

  test('a development page, which lists none, is not checked', () => {
    guardScripts(page('<title>Stoa</title>'))

    expect(globalThis.stoaIntegrity).toBeUndefined()
  })
})
