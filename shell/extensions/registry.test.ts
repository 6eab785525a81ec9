import { SDK_VERSION } from '@stoa/extension-sdk'

import { anArea, anExtension, aPage, aSettingsPage, aWidget } from '../testing/feed-entries.ts'
import { composeRegistry } from './registry.ts'

const pathsOf = (registry: ReturnType<typeof composeRegistry>) =>
  registry.pages.map(({ contribution }) => contribution.path)
const ownersOf = (registry: ReturnType<typeof composeRegistry>) =>
  registry.extensions.map(({ manifest }) => manifest.name)

test('an empty feed makes an empty admin', () => {
  expect(composeRegistry([], [])).toMatchObject({ extensions: [], pages: [], settings: [], refusals: [] })
})

test('everything that is sound is let in', () => {
  const loyalty = anExtension('loyalty', {
    pages: [aPage('/loyalty')],
    widgets: [aWidget('points', 'order.details.after')],
    settings: [aSettingsPage('/loyalty')],
  })
  const registry = composeRegistry([loyalty], [])

  expect(registry.refusals).toEqual([])
  expect(registry.pages).toEqual([{ extension: loyalty, contribution: loyalty.manifest.pages[0] }])
  expect(registry.settings).toEqual([{ extension: loyalty, contribution: loyalty.manifest.settings[0] }])
  expect(registry.widgets.get('order.details.after')).toEqual([
    { extension: loyalty, contribution: loyalty.manifest.widgets[0] },
  ])
})

test('a malformed entry is refused and takes no other with it', () => {
  const registry = composeRegistry(
    [null, { manifest: { name: 'broken' }, base: '/' }, anExtension('sound')],
    [],
  )

  expect(ownersOf(registry)).toEqual(['sound'])
  expect(registry.refusals).toEqual([
    { extension: '?', rule: 'malformed', message: expect.stringContaining('there is no manifest') },
    { extension: 'broken', rule: 'malformed', message: expect.stringContaining('version is missing') },
  ])
})

test('a malformed page is refused and the rest of its extension stays', () => {
  const registry = composeRegistry(
    [anExtension('loyalty', { pages: [aPage('loyalty'), aPage('/points')] })],
    [],
  )

  expect(pathsOf(registry)).toEqual(['/points'])
  expect(registry.refusals).toEqual([
    { extension: 'loyalty', rule: 'malformed', message: expect.stringContaining('page loyalty') },
  ])
})

test('what the operator switched off stays out', () => {
  const registry = composeRegistry([anExtension('loyalty'), anExtension('sound')], ['loyalty'])

  expect(ownersOf(registry)).toEqual(['sound'])
  expect(registry.refusals).toMatchObject([{ extension: 'loyalty', rule: 'disabled' }])
})

test('of two extensions with one name the first is let in', () => {
  const registry = composeRegistry(
    [anExtension('loyalty', { version: '1.0.0' }), anExtension('loyalty', { version: '2.0.0' })],
    [],
  )

  expect(registry.extensions.map(({ manifest }) => manifest.version)).toEqual(['1.0.0'])
  expect(registry.refusals).toMatchObject([{ extension: 'loyalty', rule: 'duplicate-name' }])
})

test("nobody takes the name of the shell's own texts", () => {
  const registry = composeRegistry([anExtension('shell')], [])

  expect(registry.extensions).toEqual([])
  expect(registry.refusals).toMatchObject([{ extension: 'shell', rule: 'duplicate-name' }])
})

test.each(['^9.0.0', '0.0.1', 'nonsense'])(
  'an extension for SDK %s is refused and told both versions',
  (sdk) => {
    const registry = composeRegistry([anExtension('old', { sdk }), anExtension('sound')], [])

    expect(ownersOf(registry)).toEqual(['sound'])
    expect(registry.refusals).toMatchObject([{ extension: 'old', rule: 'sdk-range' }])
    expect(registry.refusals[0]?.message).toContain(sdk)
    expect(registry.refusals[0]?.message).toContain(SDK_VERSION)
  },
)

test('a reserved path is for areas only', () => {
  const registry = composeRegistry(
    [
      anExtension('thief', { pages: [aPage('/Orders/'), aPage('/thief')] }),
      anArea('orders', { pages: [aPage('/orders')] }),
    ],
    [],
  )

  expect(pathsOf(registry)).toEqual(['/orders', '/thief'])
  expect(registry.refusals).toMatchObject([{ extension: 'thief', rule: 'reserved-path' }])
})

test('of two pages at one path the first is let in, however the other spells it', () => {
  const registry = composeRegistry(
    [
      anExtension('one', { pages: [aPage('/points/:id')] }),
      anExtension('two', { pages: [aPage('//Points/:customer/'), aPage('/two')] }),
    ],
    [],
  )

  expect(pathsOf(registry)).toEqual(['/points/:id', '/two'])
  expect(registry.refusals).toEqual([
    { extension: 'two', rule: 'duplicate-path', message: expect.stringContaining('belongs to one') },
  ])
})

test('settings pages have paths of their own, each only once', () => {
  const registry = composeRegistry(
    [
      anExtension('one', { pages: [aPage('/points')], settings: [aSettingsPage('/points')] }),
      anExtension('two', { settings: [aSettingsPage('/points')] }),
    ],
    [],
  )

  expect(registry.settings.map(({ extension }) => extension.manifest.name)).toEqual(['one'])
  expect(registry.refusals).toMatchObject([{ extension: 'two', rule: 'duplicate-path' }])
})

test('a settings page without a card is refused', () => {
  const page = { ...aSettingsPage('/points'), card: { label: '', description: '', icon: 'puzzle' as const } }

  expect(composeRegistry([anExtension('one', { settings: [page] })], []).refusals).toMatchObject([
    { extension: 'one', rule: 'malformed' },
  ])
})

test('settings pages are sorted by path', () => {
  const registry = composeRegistry(
    [
      anExtension('one', {
        settings: [aSettingsPage('/taxes'), aSettingsPage('/currencies'), aSettingsPage('/regions')],
      }),
    ],
    [],
  )

  expect(registry.settings.map(({ contribution }) => contribution.path)).toEqual([
    '/currencies',
    '/regions',
    '/taxes',
  ])
})

test('a widget for a zone that does not exist is refused', () => {
  const stray = { ...aWidget('stray', 'login.after'), zone: 'order.details.middle' as 'login.after' }
  const registry = composeRegistry(
    [anExtension('one', { widgets: [stray, aWidget('sound', 'login.after')] })],
    [],
  )

  expect(registry.widgets.get('login.after')?.map(({ contribution }) => contribution.id)).toEqual(['sound'])
  expect(registry.refusals).toEqual([
    { extension: 'one', rule: 'unknown-zone', message: expect.stringContaining('order.details.middle') },
  ])
})

test('the widgets of a zone keep the order of the feed', () => {
  const registry = composeRegistry(
    [
      anExtension('one', { widgets: [aWidget('a', 'login.after'), aWidget('b', 'login.after')] }),
      anExtension('two', { widgets: [aWidget('c', 'login.after')] }),
    ],
    [],
  )

  expect(registry.widgets.get('login.after')?.map(({ contribution }) => contribution.id)).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('areas win names and paths over extensions that stand before them in the feed', () => {
  const registry = composeRegistry(
    [
      anExtension('early', { pages: [aPage('/returns')], settings: [aSettingsPage('/regions')] }),
      anExtension('settings'),
      anArea('orders', { pages: [aPage('/returns')] }),
      anArea('settings', { settings: [aSettingsPage('/regions')] }),
    ],
    [],
  )

  expect(ownersOf(registry)).toEqual(['orders', 'settings', 'early'])
  expect(registry.pages.map(({ extension }) => extension.manifest.name)).toEqual(['orders'])
  expect(registry.settings.map(({ extension }) => extension.manifest.name)).toEqual(['settings'])
  expect(registry.refusals.map(({ extension, rule }) => [extension, rule])).toEqual([
    ['early', 'duplicate-path'],
    ['early', 'duplicate-path'],
    ['settings', 'duplicate-name'],
  ])
})
