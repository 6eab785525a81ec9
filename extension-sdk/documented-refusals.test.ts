import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { admit } from './admission/admit.ts'
import { anExtension } from './admission/testing/feed-entries.ts'
import type { Kind } from './points/extension.ts'
import { KIND_NAMES, KINDS } from './points/kinds.ts'
import { SDK_VERSION } from './sdk-version.ts'

type Loose = Readonly<Record<string, unknown>>

const card = { label: 'card', description: 'card' }
/** Contributions that are named by an id and have a label: the sound one, and what is wrong with others. */
const labelled = (id: string, more: Loose = {}): Loose[] => [
  { id, label: 'label', ...more },
  { id, label: 'again', ...more },
  { label: 'no id', ...more },
  { id: 'no-label', ...more },
]
const inList = (id: string): Loose[] => [
  ...labelled(id, { list: 'product' }),
  { id: 'elsewhere', list: 'cart', label: 'label' },
]
const paths = (facts: Loose): Loose[] => [
  { path: '/care', ...facts },
  { path: '/care/:id', ...facts },
  { path: 'care', ...facts },
]

/** The contributions of an extension called care, most of them wrong. */
const CARE: { readonly [K in Kind]: readonly Loose[] } = {
  pages: [
    ...paths({ title: 'title' }),
    { path: '/orders', title: 'title' },
    { path: '/no-title' },
    { path: '/no-label', title: 'title', link: {} },
    { path: '/no-shortcut', title: 'title', link: { label: 'label', shortcut: 'g' } },
  ],
  settings: [...paths({ card }), { path: '/extensions', card }, { path: '/no-card', card: {} }],
  widgets: [
    { id: 'washing', zone: 'home.after' },
    { id: 'washing', zone: 'home.before' },
    { id: 'astray', zone: ['home.after', 'order.details.top'] },
    { id: 'nowhere', zone: [] },
    { id: 'label', zone: 'parcels:labels' },
    { zone: 'home.after' },
  ],
  commands: labelled('recount'),
  rowActions: [...inList('wash-cold'), { id: 'nowhere', list: 'product', label: 'label', on: [] }],
  bulkActions: inList('forget'),
  columns: inList('degrees'),
  cards: [
    { id: 'advised', title: 'title' },
    { id: 'advised', title: 'again' },
    { title: 'title' },
    { id: 'x' },
  ],
  fields: [
    { id: 'degrees', form: 'product', key: 'care_degrees', label: 'label' },
    { id: 'warmth', form: 'product', key: 'care_degrees', label: 'label' },
    { id: 'degrees', form: 'product', key: 'care_more', label: 'label' },
    { id: 'astray', form: 'order', key: 'care_degrees', label: 'label' },
    { id: 'no-key', form: 'product', label: 'label' },
    { id: 'no-label', form: 'product', key: 'care_label' },
    { form: 'product', key: 'care_id', label: 'label' },
  ],
  searches: labelled('advice'),
  functions: [{ id: 'hint' }, { id: 'hint' }, {}],
}

/** What an extension that comes after it wants too. */
const LATER = { title: 'title', card }

const withCode = (contributions: readonly Loose[]) =>
  contributions.map((facts) => ({ ...facts, module: './code', files: [] }))

function refusals(kind: Kind): string[] {
  const later = kind === 'pages' || kind === 'settings' ? ['/care', '/care/new'] : []
  const { findings } = admit(
    [
      anExtension('care', { [kind]: withCode(CARE[kind]) }),
      anExtension('later', { [kind]: withCode(later.map((path) => ({ path, ...LATER }))) }),
    ],
    { sdk: SDK_VERSION, shared: {}, disabled: {}, origins: [] },
  )
  return findings.map(({ rule, message }) => `${rule}: ${message}`)
}

function documented(kind: Kind): string[] {
  const file = `docs/${KINDS[kind].noun.replace(' ', '-')}.md`
  const [, section = ''] = readFileSync(join(import.meta.dirname, file), 'utf8').split('## What refuses it')
  return [...section.matchAll(/^\| `([a-z-]+)` +\| `(.+?)`/gm)].map(
    ([, rule, message]) => `${rule}: ${message}`,
  )
}

test.each(KIND_NAMES)('the page of %s has every message that refuses one, and no other', (kind) => {
  expect(documented(kind).toSorted()).toEqual(refusals(kind).toSorted())
})
