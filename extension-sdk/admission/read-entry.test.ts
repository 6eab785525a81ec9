import type { FeedEntry } from '../points/manifest.ts'

import { aPage, aSettingsPage, anExtension } from './testing/feed-entries.ts'
import { faultOfContribution, readEntry } from './read-entry.ts'

const without = (key: keyof FeedEntry['manifest']) => {
  const { [key]: _gone, ...manifest } = anExtension('loyalty').manifest
  return { ...anExtension('loyalty'), manifest }
}

test('a sound entry is handed on as it is', () => {
  const entry = anExtension('loyalty', { pages: [aPage('/loyalty')] }, { area: true })

  expect(readEntry(entry)).toEqual({ entry })
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

test('a contribution without files is refused', () => {
  const { files: _files, ...page } = aPage('/loyalty')

  expect(readEntry({ base: '/x/', manifest: { ...anExtension('loyalty').manifest, pages: [page] } })).toEqual(
    {
      name: 'loyalty',
      fault: 'pages is malformed',
    },
  )
})

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
  expect(faultOfContribution('widgets', { id: 'points', zone })).toBeUndefined()
})

test.each([
  ['/products', undefined],
  ['products', expect.stringContaining('parent')],
  [7, expect.stringContaining('parent')],
])('a link with the parent %j has the fault %j', (parent, fault) => {
  const link = { label: 'x', icon: 'award', parent }

  expect(faultOfContribution('pages', { ...aPage('/loyalty'), link })).toEqual(fault)
})
