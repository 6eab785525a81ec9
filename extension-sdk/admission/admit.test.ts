import { anArea, anExtension, aPage, aSettingsPage, aWidget } from './testing/feed-entries.ts'
import { admit, type Admission } from './admit.ts'
import type { Environment } from './extension-rules.ts'

const SDK_VERSION = '0.3.4'
const decide = (entries: readonly unknown[], more: Partial<Environment> = {}) =>
  admit(entries, {
    sdk: SDK_VERSION,
    shared: { react: '19.3.1' },
    disabled: {},
    origins: [],
    ownOrigin: 'http://localhost:7001',
    ...more,
  })
const pathsOf = ({ contributions }: Admission) =>
  contributions.pages.map(({ contribution }) => contribution.path)
const ownersOf = ({ extensions }: Admission) => extensions.map(({ manifest }) => manifest.name)

test('an empty feed makes an empty admin', () => {
  expect(decide([])).toMatchObject({
    extensions: [],
    contributions: { pages: [], settings: [] },
    findings: [],
  })
})

test('everything that is sound is let in', () => {
  const page = aPage('/loyalty')
  const widget = aWidget('points', 'order.details.after')
  const settings = aSettingsPage('/loyalty')
  const loyalty = anExtension('loyalty', { pages: [page], widgets: [widget], settings: [settings] })
  const admission = decide([loyalty])

  expect(admission.findings).toEqual([])
  expect(admission.contributions.pages).toEqual([{ extension: loyalty, contribution: page }])
  expect(admission.contributions.settings).toEqual([{ extension: loyalty, contribution: settings }])
  expect(admission.contributions.widgets).toEqual([{ extension: loyalty, contribution: widget }])
})

test('a contribution that is switched off is left out alone, and leaves its path to others', () => {
  const loyalty = anExtension('loyalty', {
    pages: [aPage('/points')],
    widgets: [aWidget('points', 'order.details.after'), aWidget('rest', 'order.details.after')],
  })
  const other = anExtension('other', { pages: [aPage('/points')] })
  const admission = decide([loyalty, other], {
    disabled: { 'loyalty page /points': 'by the operator', 'loyalty widget points': 'by the operator' },
  })

  expect(ownersOf(admission)).toEqual(['loyalty', 'other'])
  expect(admission.contributions.pages.map(({ extension }) => extension)).toEqual([other])
  expect(admission.contributions.widgets.map(({ contribution }) => contribution.id)).toEqual(['rest'])
  expect(admission.findings).toEqual([
    {
      extension: 'loyalty',
      contribution: 'page /points',
      rule: 'disabled',
      message: 'switched off by the operator',
    },
    {
      extension: 'loyalty',
      contribution: 'widget points',
      rule: 'disabled',
      message: 'switched off by the operator',
    },
  ])
})

test('a contribution for other roles is left out; where the role is unknown it is let in', () => {
  const pages = [{ ...aPage('/books'), roles: ['admin'] as const }, aPage('/rest')]
  const books = anExtension('books', { pages })

  expect(pathsOf(decide([books], { role: 'admin' }))).toEqual(['/books', '/rest'])
  expect(pathsOf(decide([books]))).toEqual(['/books', '/rest'])
  const asMember = decide([books], { role: 'member' })
  expect(pathsOf(asMember)).toEqual(['/rest'])
  expect(asMember.findings).toEqual([
    { extension: 'books', contribution: 'page /books', rule: 'role', message: 'only for the roles admin' },
  ])
})

test('a malformed entry is refused and takes no other with it', () => {
  const admission = decide([null, { manifest: { name: 'broken' }, base: '/' }, anExtension('sound')])

  expect(ownersOf(admission)).toEqual(['sound'])
  expect(admission.findings).toEqual([
    { extension: '?', rule: 'malformed', message: expect.stringContaining('there is no manifest') },
    { extension: 'broken', rule: 'malformed', message: expect.stringContaining('version is missing') },
  ])
})

test('a malformed page is refused and the rest of its extension stays', () => {
  const admission = decide([anExtension('loyalty', { pages: [aPage('loyalty'), aPage('/points')] })])

  expect(pathsOf(admission)).toEqual(['/points'])
  expect(admission.findings).toEqual([
    {
      extension: 'loyalty',
      contribution: 'page loyalty',
      rule: 'malformed',
      message: expect.stringContaining('must start with a slash'),
    },
  ])
})

test('what the operator switched off stays out', () => {
  const admission = decide([anExtension('loyalty'), anExtension('sound')], {
    disabled: { loyalty: 'by the operator' },
  })

  expect(ownersOf(admission)).toEqual(['sound'])
  expect(admission.findings).toMatchObject([{ extension: 'loyalty', rule: 'disabled' }])
})

test('all extensions can be switched off at once, and the areas stay', () => {
  const disabled = { '*': 'by the address' }
  const { extensions, findings } = decide([anExtension('loyalty'), anArea('orders')], { disabled })

  expect(extensions.map(({ manifest }) => manifest.name)).toEqual(['orders'])
  expect(findings).toEqual([
    { extension: 'loyalty', rule: 'disabled', message: 'switched off by the address' },
  ])
})

test('of two extensions with one name the first is let in', () => {
  const admission = decide([
    anExtension('loyalty', { version: '1.0.0' }),
    anExtension('loyalty', { version: '2.0.0' }),
  ])

  expect(admission.extensions.map(({ manifest }) => manifest.version)).toEqual(['1.0.0'])
  expect(admission.findings).toMatchObject([{ extension: 'loyalty', rule: 'duplicate-name' }])
})

test("nobody takes the name of the shell's own texts", () => {
  const admission = decide([anExtension('shell')])

  expect(admission.extensions).toEqual([])
  expect(admission.findings).toMatchObject([{ extension: 'shell', rule: 'duplicate-name' }])
})

test.each(['^0.2.0', '~0.2.0', '>=0.2.0', '^0.3.0'])('an extension for SDK %s is let in', (sdk) => {
  expect(decide([anExtension('earlier', { sdk })]).findings).toEqual([])
})

test.each(['^9.0.0', '0.0.1', '^0.1.0', 'nonsense'])(
  'the refusal of an extension for SDK %s names both versions',
  (sdk) => {
    const admission = decide([anExtension('old', { sdk }), anExtension('sound')])

    expect(ownersOf(admission)).toEqual(['sound'])
    expect(admission.findings).toMatchObject([{ extension: 'old', rule: 'sdk-range' }])
    expect(admission.findings[0]?.message).toContain(sdk)
    expect(admission.findings[0]?.message).toContain(SDK_VERSION)
  },
)

test.each(['/settings/extensions', '/Settings/./extensions/', '/settings/:page', '/:room/extensions'])(
  "the shell's own page is refused to every extension: %s",
  (path) => {
    const area = anArea('area', { pages: [aPage(path)] })
    const thief = anExtension('thief', { settings: [aSettingsPage(path.replace(/^\/[^/]+\//, '/'))] })
    const { findings, contributions } = decide([area, thief])

    expect(findings).toMatchObject([
      { extension: 'area', rule: 'reserved-path', winner: 'the admin itself' },
      { extension: 'thief', rule: 'reserved-path', winner: 'the admin itself' },
    ])
    expect([...contributions.pages, ...contributions.settings]).toEqual([])
  },
)

test('a reserved path is for areas only', () => {
  const admission = decide([
    anExtension('thief', { pages: [aPage('/Orders/'), aPage('/thief')] }),
    anArea('orders', { pages: [aPage('/orders')] }),
  ])

  expect(pathsOf(admission)).toEqual(['/orders', '/thief'])
  expect(admission.findings).toMatchObject([{ extension: 'thief', rule: 'reserved-path' }])
})

test('of two pages at one path the first is let in, however the other spells it', () => {
  const admission = decide([
    anExtension('one', { pages: [aPage('/points/:id')] }),
    anExtension('two', { pages: [aPage('//Points/:customer/'), aPage('/two')] }),
  ])

  expect(pathsOf(admission)).toEqual(['/points/:id', '/two'])
  expect(admission.findings).toEqual([
    {
      extension: 'two',
      contribution: 'page //Points/:customer/',
      rule: 'duplicate-path',
      winner: 'page /points/:id of one',
      message: expect.stringContaining('choose another'),
    },
  ])
})

test('settings pages have paths of their own, each only once', () => {
  const admission = decide([
    anExtension('one', { pages: [aPage('/points')], settings: [aSettingsPage('/points')] }),
    anExtension('two', { settings: [aSettingsPage('/points')] }),
  ])

  expect(admission.contributions.settings.map(({ extension }) => extension.manifest.name)).toEqual(['one'])
  expect(admission.findings).toMatchObject([{ extension: 'two', rule: 'duplicate-path' }])
})

test('a settings page without a card is refused', () => {
  const page = { ...aSettingsPage('/points'), card: { label: '', description: '', icon: 'puzzle' as const } }

  expect(decide([anExtension('one', { settings: [page] })]).findings).toMatchObject([
    { extension: 'one', rule: 'malformed' },
  ])
})

test('a widget for a zone that does not exist is refused', () => {
  const stray = { ...aWidget('stray', 'login.after'), zone: 'order.details.middle' as 'login.after' }
  const admission = decide([anExtension('one', { widgets: [stray, aWidget('sound', 'login.after')] })])

  expect(admission.contributions.widgets.map(({ contribution }) => contribution.id)).toEqual(['sound'])
  expect(admission.findings).toEqual([
    {
      extension: 'one',
      contribution: 'widget stray',
      rule: 'unknown-zone',
      message: expect.stringContaining('order.details.middle'),
    },
  ])
})

test('areas win names and paths over extensions that stand before them in the feed', () => {
  const admission = decide([
    anExtension('early', { pages: [aPage('/returns')], settings: [aSettingsPage('/regions')] }),
    anExtension('settings'),
    anArea('orders', { pages: [aPage('/returns')] }),
    anArea('settings', { settings: [aSettingsPage('/regions')] }),
  ])

  expect(ownersOf(admission)).toEqual(['orders', 'settings', 'early'])
  expect(admission.contributions.pages.map(({ extension }) => extension.manifest.name)).toEqual(['orders'])
  expect(admission.contributions.settings.map(({ extension }) => extension.manifest.name)).toEqual([
    'settings',
  ])
  expect(admission.findings.map(({ extension, rule }) => [extension, rule])).toEqual([
    ['settings', 'duplicate-name'],
    ['early', 'duplicate-path'],
    ['early', 'duplicate-path'],
  ])
})

test.each([
  ['/points/:id', '/points/new'],
  ['/points/new', '/points/:id'],
  ['/:shop/points', '/acme/:page'],
])(
  'a path that meets %s of another extension, such as %s, is refused and names the winner',
  (first, second) => {
    const { findings, contributions } = decide([
      anExtension('one', { pages: [aPage(`/x${first}`)] }),
      anExtension('two', { pages: [aPage(`/x${second}`)] }),
    ])

    expect(contributions.pages.map(({ extension }) => extension.manifest.name)).toEqual(['one'])
    expect(findings).toMatchObject([
      {
        extension: 'two',
        contribution: `page /x${second}`,
        rule: 'overlapping-path',
        winner: `page /x${first} of one`,
      },
    ])
  },
)

test('an extension may have both a pattern and an address that it matches', () => {
  const one = anExtension('one', { pages: [aPage('/points/:id'), aPage('/points/new')] })

  expect(decide([one]).findings).toEqual([])
})

test('a settings page cannot climb out of the settings', () => {
  const one = anExtension('one', {
    settings: [aSettingsPage('/../orders'), aSettingsPage('/%2e%2e/customers')],
  })

  expect(decide([one]).findings.map(({ rule }) => rule)).toEqual(['reserved-path', 'reserved-path'])
})

test('a module that the shell does not share, or in another version, is a finding', () => {
  const { findings, extensions } = decide([
    anExtension('greedy', { shared: { jquery: '^3.0.0' } }),
    anExtension('old', { shared: { react: '^18.0.0' } }),
    anExtension('sound', { shared: { react: '^19.0.0' } }),
  ])

  expect(extensions.map(({ manifest }) => manifest.name)).toEqual(['sound'])
  expect(findings).toMatchObject([
    { extension: 'greedy', rule: 'shared-range', message: expect.stringContaining('jquery') },
    { extension: 'old', rule: 'shared-range', message: expect.stringMatching(/react \^18\.0\.0.*19\.3\.1/) },
  ])
})

test('an extension goes with the one that it needs, however long the chain', () => {
  const { findings, extensions } = decide([
    anExtension('third', { needs: { second: '^1.0.0' } }),
    anExtension('second', { needs: { first: '^2.0.0' } }),
    anExtension('first', { version: '1.4.0' }),
    anExtension('friend', { needs: { first: '^1.2.0' } }),
  ])

  expect(extensions.map(({ manifest }) => manifest.name)).toEqual(['first', 'friend'])
  expect(findings).toMatchObject([
    { extension: 'second', rule: 'missing-need', message: expect.stringContaining('1.4.0 is installed') },
    { extension: 'third', rule: 'missing-need', message: expect.stringContaining('second ^1.0.0') },
  ])
})

const at = (base: string) => anExtension('foreign', {}, { base })

test('code loads from the admin itself and from listed origins, from nowhere else', () => {
  const origins = ['https://cdn.example']

  expect(decide([at('https://cdn.example/x/')], { origins }).findings).toEqual([])
  expect(decide([at('http://localhost:7001/x/')], { origins }).findings).toEqual([])
  expect(decide([at('/x/1.0.0-a_b/')], { origins }).findings).toEqual([])
  for (const base of [
    'https://cdn.example.evil/x/',
    '//evil.example/x/',
    '/\\evil.example/x/',
    '\\\\evil.example/x/',
    '\t//evil.example/x/',
    'https://cdn.example:444/x/',
  ])
    expect(decide([at(base)], { origins }).findings).toMatchObject([{ rule: 'origin' }])
})

const field = (id: string, key: string) =>
  ({ id, form: 'product', key, label: 'label', module: './field', files: [] }) as const

test('an id is taken once per extension and kind, a key of metadata once per form', () => {
  const { findings } = decide([
    anExtension('one', {
      widgets: [aWidget('a', 'login.after'), aWidget('a', 'login.before')],
      fields: [field('a', 'care')],
    }),
    anExtension('two', {
      widgets: [aWidget('a', 'login.after')],
      fields: [field('b', 'care'), field('c', 'wash')],
    }),
  ])

  expect(findings).toMatchObject([
    { extension: 'one', contribution: 'widget a', rule: 'duplicate-id', winner: 'widget a of one' },
    { extension: 'two', contribution: 'field b', rule: 'duplicate-field', winner: 'field a of one' },
  ])
})

test.each([
  ['columns', { id: 'c', list: 'nothing', label: 'l' }, 'unknown-list'],
  ['rowActions', { id: 'c', list: 'nothing', label: 'l' }, 'unknown-list'],
  ['fields', { id: 'c', form: 'nothing', key: 'k', label: 'l' }, 'unknown-form'],
  ['commands', { id: '', label: 'l' }, 'malformed'],
  ['cards', { id: 'c' }, 'malformed'],
  ['searches', { id: 'c' }, 'malformed'],
])('of %s %j is refused', (kind, entry, rule) => {
  const one = anExtension('one', { [kind]: [{ ...entry, module: './x', files: [] }] })

  expect(decide([one]).findings).toMatchObject([{ extension: 'one', rule }])
})
