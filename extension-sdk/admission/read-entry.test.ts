import type { FeedEntry } from '../points/manifest.ts'

import { aPage, aSettingsPage, aWidget, anExtension } from './testing/feed-entries.ts'
import { faultOfContribution, readEntry } from './read-entry.ts'

const without = (key: keyof FeedEntry['manifest']) => {
  const { [key]: _gone, ...manifest } = anExtension('loyalty').manifest
  return { ...anExtension('loyalty'), manifest }
}

test('a sound entry is handed on as it is', () => {
  const entry = anExtension('loyalty', { pages: [aPage('/loyalty')] }, { area: true })

  expect(readEntry(entry)).toEqual({ entry, findings: [] })
})

test.each([null, undefined, 'loyalty', 1, [], {}, { manifest: null }, { manifest: 'x', base: '/' }])(
  '%j has no manifest',
  (value) => {
    expect(readEntry(value)).toEqual({ name: '?', fault: 'there is no manifest' })
  },
)

test.each([undefined, '', 'http://localhost:7101', 7])('the base %j cannot be built upon', (base) => {
  expect(readEntry({ ...anExtension('loyalty'), base })).toEqual({
    name: 'loyalty',
    fault: expect.stringMatching(/base/),
  })
})

test.each(['name', 'version', 'sdk', 'entry', 'integrity', 'locales', 'texts'] as const)(
  'a manifest without %s is refused',
  (key) => {
    expect(readEntry(without(key))).toEqual({
      name: key === 'name' ? '?' : 'loyalty',
      fault: expect.stringContaining(key),
    })
  },
)

test.each(['1', '1.0', 'v1.0.x', 'newest', '1.0.0.0'])('the version %j is none', (version) => {
  expect(readEntry(anExtension('loyalty', { version }))).toEqual({
    name: 'loyalty',
    fault: expect.stringContaining('version'),
  })
})

test.each(['0.1.0', '1.0.0-beta.2', '2.0.0+build.7'])('the version %j is one', (version) => {
  expect(readEntry(anExtension('loyalty', { version }))).toHaveProperty('entry')
})

test('an entry that has no hash is refused', () => {
  expect(readEntry(anExtension('loyalty', { integrity: { 'other.js': 'sha384-x' } }))).toHaveProperty('fault')
})

const soundWith = (parts: object, more: object = {}) => {
  const sound = anExtension('loyalty', { pages: [aPage('/loyalty')] })
  return { ...sound, ...more, manifest: { ...sound.manifest, ...parts } }
}
const leftOut = (value: object) => {
  const read = readEntry(value)
  if (!('entry' in read)) throw new Error(read.fault)
  return { ...read, refused: read.findings.map(({ contribution, rule }) => [contribution, rule]) }
}

test('the same value gives the same entry, also without its malformed parts', () => {
  const value = soundWith({ texts: { en: null } })

  expect(readEntry(value)).toBe(readEntry(value))
})

test.each([
  ['no files', { files: undefined }],
  ['a file of another folder', { files: ['../other/page.js'] }],
  ['a file of another origin', { files: ['https://evil.example/page.js'] }],
  ['a file that is no address', { files: ['http://['] }],
  ['an unknown icon', { link: { label: 'x', icon: 'constructor' } }],
  ['an order that is no number', { link: { label: 'x', icon: 'award', order: '1' } }],
  ['a flag that is no text', { flag: { on: true } }],
  ['namespaces that are no list', { namespaces: 'loyalty' }],
])('a page with %s is left out, and the others stay', (_case, wrong) => {
  const page = { ...aPage('/wrong'), ...wrong }
  const { entry, refused } = leftOut(soundWith({ pages: [aPage('/loyalty'), page] }))

  expect(entry.manifest.pages).toEqual([aPage('/loyalty')])
  expect(refused).toEqual([['page /wrong', 'malformed']])
})

const command = { id: 'award', label: 'award', module: './award', files: [] }

test.each([
  ['commands', { ...command, keywords: ['a', 'b'] }, 'command award'],
  ['commands', { ...command, icon: '__proto__' }, 'command award'],
  ['columns', { ...command, list: 'product', fields: 'metadata' }, 'column award'],
  ['columns', { ...command, list: 'product', label: { en: 'x' } }, 'column award'],
  ['rowActions', { ...command, list: 'product', icon: {} }, 'row action award'],
  ['rowActions', { ...command, list: 'product', on: 'page' }, 'row action award'],
  ['rowActions', { ...command, list: 'product', on: ['page', 'shop'] }, 'row action award'],
  ['cards', { ...command, title: 'x', height: 'tall' }, 'card award'],
  ['cards', { ...command, title: 'x', size: 'huge' }, 'card award'],
  ['settings', { ...aSettingsPage('/x'), card: { label: 'l', description: 'd', icon: 'no' } }, 'settings /x'],
  ['widgets', null, 'widget ?'],
  ['widgets', { id: { toString: 5 }, zone: 'home.after' }, 'widget ?'],
])('of %s, %j is left out', (kind, wrong, name) => {
  const { entry, refused } = leftOut(soundWith({ [kind]: [wrong] }))

  expect(entry.manifest).toMatchObject({ [kind]: [], pages: [aPage('/loyalty')] })
  expect(refused).toEqual([[name, 'malformed']])
})

test.each([
  [{ pages: {} }, 'pages', { pages: [] }],
  [{ texts: { en: { a: 'A', b: { c: 'C' } } } }, 'texts.en', { texts: { en: { a: 'A' } } }],
  [{ texts: { en: { a: 'A' }, de: 5 } }, 'texts', { texts: { en: { a: 'A' } } }],
  [{ locales: { en: 'locales/en.json', de: 'http://[' } }, 'locales', { locales: { en: 'locales/en.json' } }],
])('what is wrong in %j is left out alone', (wrong, part, rest) => {
  const { entry, refused } = leftOut(soundWith(wrong))

  expect(entry.manifest).toMatchObject(rest)
  expect(refused).toEqual([[part, 'malformed']])
})

test('a waiting version that cannot be loaded is left out', () => {
  const { entry, refused } = leftOut(
    soundWith({}, { waiting: { version: '2.0.0', base: 'http://[/' } as never }),
  )

  expect(entry.waiting).toBeUndefined()
  expect(refused).toEqual([['waiting', 'malformed']])
})

test.each([
  { read: 'orders' },
  { write: [{}] },
  { connect: ['http://api.example.com'] },
  { connect: ['https://api.example.com/path'] },
  { storage: 'yes' },
  { storage: 1 },
  [],
  null,
])('an extension that uses %j is refused', (uses) => {
  expect(readEntry(soundWith({ uses: uses as never }))).toMatchObject({ fault: 'uses is malformed' })
})

test('an earlier version that cannot be loaded is left out', () => {
  const sound = { version: '0.9.0', base: '/remotes/old/', integrity: 'sha384-x' }
  const { entry, refused } = leftOut(soundWith({}, { previous: [sound, { ...sound, base: 'http://[/' }] }))

  expect(entry.previous).toEqual([sound])
  expect(refused).toEqual([['previous', 'malformed']])
})

test.each([
  'https://cdn.example.com:99999/',
  'http://[/',
  'http://',
  'http:///',
  'blob:http://localhost:27001/x/',
  'javascript:alert(1)/',
  'data:text/javascript,x/',
  'https://me@cdn.example.com/',
  '/remotes/?x=/',
  '/remotes/#/',
])('nothing loads from %s', (base) => {
  expect(readEntry(soundWith({}, { base }))).toEqual({
    name: 'loyalty',
    fault: expect.stringMatching(/base/),
  })
})

test.each([
  [{ area: 'true' }, /area/],
  [{ area: 1 }, /area/],
  [{ isolation: 'iframe' }, /isolation/],
  [{ isolation: true }, /isolation/],
  [{ area: true, isolation: 'frame' }, /area/],
])('an entry with %j is refused', (more, fault) => {
  expect(readEntry(soundWith({}, more))).toEqual({ name: 'loyalty', fault: expect.stringMatching(fault) })
})

test.each([
  [{ entry: { file: 'http://[', global: 'x' }, integrity: { 'http://[': 'sha256-x' } }, /entry/],
  [{ entry: { file: 'entry.js', global: 'a b' } }, /global/],
  [{ integrity: { 'entry.js': 'sha384-x', 'http://[': 'sha384-x' } }, /integrity/],
  [{ needs: null }, /needs/],
  [{ shared: [] }, /shared/],
])('a manifest with %j is refused', (parts, fault) => {
  expect(readEntry(soundWith(parts))).toEqual({ name: 'loyalty', fault: expect.stringMatching(fault) })
})

test.each(['/products\t', '/a b', '/a%09', '/a\u00a0', '/a\u200b', '/\u0000', `/${'a'.repeat(1000)}`])(
  'the path %j, which browsers would change, is refused',
  (path) => {
    expect(faultOfContribution('pages', aPage(path))).toMatch(/white space/)
  },
)

test.each(['loyalty', '', '/loyalty/*', '/*', '/products?', '/loyalty/:id?', '/loyalty#top'])(
  'a page at %j is refused',
  (path) => {
    expect(faultOfContribution('pages', aPage(path))).toMatch(/path/)
    expect(faultOfContribution('settings', aSettingsPage(path))).toMatch(/path/)
  },
)

test('a page needs a title, and its link a label', () => {
  expect(faultOfContribution('pages', aPage('/loyalty', { title: '' }))).toMatch(/title/)
  expect(faultOfContribution('pages', aPage('/loyalty', { link: { label: '', icon: 'award' } }))).toMatch(
    /label/,
  )
  expect(
    faultOfContribution('pages', aPage('/loyalty/:id', { link: { label: 'x', icon: 'award' } })),
  ).toBeUndefined()
})

test.each(['g p', undefined])('a link may have the shortcut %j', (shortcut) => {
  const link = { label: 'x', icon: 'award', ...(shortcut && { shortcut }) } as const
  expect(faultOfContribution('pages', { ...aPage('/loyalty'), link })).toBeUndefined()
})

test.each(['', 'p', 'g', 'g P', 'g pp', 'x p', 'g  p', 7])(
  'a link may not have the shortcut %j',
  (shortcut) => {
    const link = { label: 'x', icon: 'award', shortcut }
    expect(faultOfContribution('pages', { ...aPage('/loyalty'), link })).toMatch(/shortcut/)
  },
)

test('a settings page needs a card with its texts', () => {
  const page = aSettingsPage('/loyalty')

  expect(faultOfContribution('settings', page)).toBeUndefined()
  expect(faultOfContribution('settings', { ...page, card: { ...page.card, description: '' } })).toMatch(
    /card/,
  )
  expect(faultOfContribution('settings', { ...page, card: { ...page.card, label: '' } })).toMatch(/card/)
})

test.each([undefined, '', [], [''], ['home.after', ''], 7])(
  'a widget whose zone is %j is refused',
  (zone) => {
    expect(faultOfContribution('widgets', { id: 'points', zone })).toBe('it names no zone')
  },
)

test.each(['home.after', ['home.after', 'home.before']])('a widget may stand in %j', (zone) => {
  expect(faultOfContribution('widgets', { ...aWidget('points', 'home.after'), zone })).toBeUndefined()
})

test.each([
  ['/products', undefined],
  ['products', expect.stringContaining('parent')],
  [7, expect.stringContaining('parent')],
])('a link or page with the parent %j has the fault %j', (parent, fault) => {
  const link = { label: 'x', icon: 'award', parent }

  expect(faultOfContribution('pages', { ...aPage('/loyalty'), link })).toEqual(fault)
  expect(faultOfContribution('pages', { ...aPage('/loyalty'), parent })).toEqual(fault)
})
