import * as fc from 'fast-check'

import type { FeedEntry } from '../../points/manifest.ts'
import { anArea, anExtension, aPage, aSettingsPage, aWidget } from './feed-entries.ts'

const code = { module: './code', files: ['code.js'] } as const
const labelled = { id: 'one', label: 'label', icon: 'star', ...code } as const

/** One of every kind, with every property that the shell reads. */
const SOUND = anExtension(
  'culprit',
  {
    needs: {},
    optionalNeeds: { orders: '^1.0.0' },
    zones: ['labels'],
    uses: { read: ['orders'], write: ['notes'], connect: ['https://api.example.com'], storage: true },
    about: { author: 'Culprit Ltd', homepage: 'https://example.com', icon: 'star' },
    shared: { react: '^19.0.0' },
    locales: { en: 'locales/en.json' },
    texts: { en: { label: 'Label', keywords: 'other words' }, de: { label: 'Name' } },
    pages: [
      aPage('/culprit', {
        link: { label: 'label', icon: 'award', order: 5, parent: '/orders', shortcut: 'g c' },
      }),
      aPage('/culprit/:id', {
        flag: 'beta',
        roles: ['admin'],
        namespaces: ['report'],
        first: { path: '/admin/orders/:id', query: { expand: 'items' } },
      }),
      aPage('/culprit/all', { first: { path: '/admin/orders', rows: 20, list: 'order' } }),
    ],
    widgets: [
      { ...aWidget('one', ['home.after', 'topbar.start']), height: 20 },
      { ...aWidget('two', 'order.details.after'), expand: ['items'], roles: ['member'] },
      aWidget('three', 'culprit:labels' as 'home.after'),
    ],
    settings: [aSettingsPage('/culprit')],
    commands: [{ ...labelled, keywords: 'keywords' }],
    rowActions: [{ ...labelled, list: 'product', fields: ['metadata'] }],
    bulkActions: [{ ...labelled, list: 'order' }],
    columns: [{ id: 'one', label: 'label', list: 'product', fields: ['metadata'], ...code }],
    cards: [{ id: 'one', title: 'label', size: 'wide', height: 90, ...code }],
    fields: [{ id: 'one', form: 'product', key: 'care', label: 'label', ...code }],
    searches: [labelled],
    functions: [{ id: 'one', ...code }],
  },
  {
    isolation: 'page',
    previous: [{ version: '0.9.0', base: '/remotes/old/', integrity: 'sha384-x' }],
    waiting: { version: '2.0.0', base: '/remotes/new/', integrity: 'sha384-y' },
  },
)

/** Further areas of a hostile feed. */
export const AREAS: readonly FeedEntry[] = [
  anArea('home', { pages: [aPage('/home', { link: { label: 'label', icon: 'home' } })] }),
  anArea('orders', {
    pages: [aPage('/orders', { link: { label: 'label', icon: 'box' } }), aPage('/orders/:id')],
  }),
]

const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'true',
  'frame',
  '',
  ' ',
  'a b',
  '\u0000',
]
const ADDRESSES = [
  'http://[',
  'javascript:alert(1)/',
  '//evil/',
  'https://cdn.example.com:99999/',
  'data:,/',
  '../',
]
const PAGES = ['/', '/orders', '/Orders/', '/:a', '/%6Frders', '/a\t', '/:a'.repeat(400), 'x'.repeat(5000)]
const OBJECTS: readonly object[] = [
  {},
  { a: 1 },
  { toString: 5, valueOf: 5 },
  { length: 3 },
  { en: { label: {} } },
]
const OTHERS: readonly unknown[] = [null, true, false, 0, -1, 1e308, [], [[]], [null]]
const NASTY: readonly unknown[] = [NAMES, ADDRESSES, PAGES, OBJECTS, OTHERS].flat()
const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

type Path = readonly (string | number)[]

function pathsIn(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [above]
  return [above, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...above, key]))]
}

const PATHS = pathsIn(SOUND).filter(({ length }) => length > 0)

/** A copy with the value at a path replaced; without a value, taken out. */
function changed(value: unknown, [key, ...below]: Path, next: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return next
  const entries = Object.entries(value)
  const rest = entries.map(
    ([name, inner]) => [name, name === key ? changed(inner, below, next) : inner] as const,
  )
  const kept = rest.filter(([, inner]) => inner !== undefined)
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)
}

const change = fc.tuple(fc.constantFrom(...PATHS), fc.option(nasty, { nil: undefined, freq: 6 }))
const addition = fc.tuple(
  fc.constantFrom('shared', 'needs', 'integrity', 'texts', 'locales').map((part): Path => ['manifest', part]),
  fc.dictionary(fc.constantFrom('constructor', '__proto__', 'http://[', 'react', 'en'), nasty, {
    noNullPrototype: true,
  }),
)

const hostileEntry = fc
  .array(fc.oneof({ weight: 5, arbitrary: change }, { weight: 1, arbitrary: addition }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((changes) => changes.reduce<unknown>((value, [path, next]) => changed(value, path, next), SOUND))

/** The `extensions` of a feed as they arrive: areas, and around them whatever can be written in JSON. For tests. */
export const hostileEntries: fc.Arbitrary<unknown[]> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 5, arbitrary: hostileEntry }, { weight: 1, arbitrary: nasty }), {
      maxLength: 3,
    }),
    fc.nat(3),
  )
  .map(([entries, index]) => [...entries.slice(0, index), ...AREAS, ...entries.slice(index)])
  .map((entries) => JSON.parse(JSON.stringify(entries)) as unknown[])
