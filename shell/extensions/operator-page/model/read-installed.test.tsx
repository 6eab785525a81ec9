import { anArea, anExtension, aPage, aSettingsPage, aWidget } from '@stoa/extension-sdk/admission/testing'

import { createLedger } from '../../containment/ledger.ts'
import { BY_ADDRESS } from '../../containment/switched-off.ts'
import { composeRegistry } from '../../registry.ts'
import { readInstalled, type InstalledParts } from './read-installed.ts'

const ORIGIN = 'http://localhost'
const NOTHING_CHANGED: InstalledParts['environment'] = { switchedOff: {}, overrides: [], versions: [] }

function read(
  extensions: readonly unknown[],
  {
    environment = NOTHING_CHANGED,
    disabled = [],
    ledger = createLedger(() => undefined),
    fetched = [],
  }: Partial<InstalledParts> & { disabled?: string[] } = {},
) {
  const feed = { extensions, disabled, origins: ['https://cdn.example'] }
  const registry = composeRegistry(feed, environment.switchedOff)
  return readInstalled({ feed, registry, ledger, environment, fetched, origin: ORIGIN })
}

const statesIn = (...call: Parameters<typeof read>) =>
  Object.fromEntries(read(...call).map(({ name, states }) => [name, states]))

test('an update that waits is a state beside the others', () => {
  const waiting = { version: '2.0.0', base: '/remotes/care/2/', integrity: 'sha256-x' }
  expect(statesIn([anExtension('care', {}, { waiting })])).toEqual({ care: ['waiting', 'unused'] })
  expect(statesIn([anExtension('care', {}, { waiting })], { disabled: ['care'] })).toEqual({
    care: ['offByFeed', 'waiting'],
  })
})

test('an unused extension and a running one with its figures', () => {
  const points = aWidget('points', ['order.details.after', 'order.list.after'])
  const loyalty = anExtension(
    'loyalty',
    { widgets: [points], pages: [aPage('/loyalty')], settings: [aSettingsPage('/loyalty')] },
    { base: 'https://cdn.example/loyalty/' },
  )
  const ledger = createLedger(() => undefined)
  ledger.loaded('loyalty', './widgets/points', 120)
  ledger.loaded('loyalty', './pages/page', 80)
  const fetched = [
    { name: 'https://cdn.example/loyalty/entry.js', encodedBodySize: 700 },
    { name: 'https://cdn.example/loyalty/points.js', encodedBodySize: 300 },
    { name: 'https://cdn.example/other/entry.js', encodedBodySize: 5000 },
  ]

  const [idle, running] = read([anExtension('idle'), loyalty], { ledger, fetched })

  expect(idle).toMatchObject({ name: 'idle', states: ['unused'], origin: ORIGIN, bytes: 0, failures: [] })
  expect(idle).not.toHaveProperty('slowestMs')
  expect(running).toMatchObject({
    states: ['running'],
    origin: 'https://cdn.example',
    slowestMs: 120,
    bytes: 1000,
  })
  expect(running?.contributions).toMatchObject([
    { kind: 'pages', id: '/loyalty', targets: ['/a/loyalty'], href: '/a/loyalty', state: 'running', ms: 80 },
    { kind: 'widgets', id: 'points', targets: ['order.details.after', 'order.list.after'], ms: 120 },
    { kind: 'settings', targets: ['/a/settings/loyalty'], href: '/a/settings/loyalty', state: 'unused' },
  ])
})

test('a widget for an extension that is not there is no problem, and calls are counted', () => {
  const widgets = [aWidget('code', 'care:labels' as 'home.after'), aWidget('bar', 'home.after')]
  const ledger = createLedger(() => undefined)
  ledger.called('parcels', 20)
  ledger.called('parcels', 30)
  const [optional] = read([anExtension('parcels', { widgets, optionalNeeds: { care: '*' } })], { ledger })
  expect(optional).toMatchObject({ states: ['unused'], calls: { count: 2, ms: 50 } })
  expect(statesIn([anExtension('parcels', { widgets })])).toEqual({ parcels: ['partial', 'unused'] })
})

test('a page with a parameter has no address', () => {
  const [one] = read([anExtension('one', { pages: [aPage('/points/:id')] })])

  expect(one?.contributions[0]).toMatchObject({ targets: ['/a/points/:id'] })
  expect(one?.contributions[0]).not.toHaveProperty('href')
})

test('failures and quarantine are listed with their contribution', () => {
  let now = 0
  const ledger = createLedger(
    () => undefined,
    () => now++,
  )
  const widgets = [aWidget('good', 'login.after'), aWidget('bad', 'login.after')]
  ledger.failed('one', './widgets/bad', { kind: 'render', detail: 'Error: no' })
  expect(statesIn([anExtension('one', { widgets })], { ledger })).toEqual({ one: ['failed'] })

  ledger.loaded('one', './widgets/good', 10)
  ledger.failed('one', './widgets/bad', { kind: 'render', detail: 'Error: no' })
  ledger.failed('one', './widgets/bad', { kind: 'render', detail: 'Error: no' })
  const [one] = read([anExtension('one', { widgets })], { ledger })

  expect(one?.states).toEqual(['quarantined', 'failed', 'running'])
  expect(one?.failures.map(({ at }) => at)).toEqual([0, 1, 2])
  expect(one?.contributions.map(({ id, state }) => [id, state])).toEqual([
    ['good', 'running'],
    ['bad', 'quarantined'],
  ])
})

test('rejected and unreadable extensions are listed with their reason', () => {
  const tooNew = anExtension('new', { sdk: '^9.0.0', pages: [aPage('/new')] })
  const far = anExtension('far', {}, { base: 'https://evil.example/' })
  const broken = { manifest: { name: 'broken' }, base: '/broken/' }
  const thief = anExtension('thief', { pages: [aPage('/mine'), aPage('/theirs')] })
  const first = anArea('first', { pages: [aPage('/theirs')] })

  const all = read([tooNew, far, broken, thief, first, 'no entry at all'])
  const by = (name: string) => all.find((one) => one.name === name)

  expect(all.map(({ name, states }) => [name, states[0]])).toEqual([
    ['new', 'refused'],
    ['far', 'refused'],
    ['broken', 'refused'],
    ['thief', 'partial'],
    ['first', 'unused'],
    ['?', 'refused'],
  ])
  expect(by('new')?.findings).toMatchObject([{ rule: 'sdk-range' }])
  expect(by('new')?.contributions).toMatchObject([{ state: 'refused' }])
  expect(by('far')?.findings).toMatchObject([{ rule: 'origin' }])
  expect(by('broken')?.findings).toMatchObject([{ rule: 'malformed' }])
  expect(by('thief')?.findings).toEqual([])
  expect(by('thief')?.contributions).toMatchObject([
    { id: '/mine', state: 'unused' },
    { id: '/theirs', state: 'refused', finding: { rule: 'duplicate-path', winner: 'page /theirs of first' } },
  ])
})

test('of two with one name only the rejected one has a reason, and only the other one a record', () => {
  const ledger = createLedger(() => undefined)
  ledger.loaded('twin', './pages/page', 10)
  const twins = ['/a', '/b'].map((path) => anExtension('twin', { pages: [aPage(path)] }))

  const [first, second] = read(twins, { ledger })

  expect(first).toMatchObject({ key: '0', states: ['running'], findings: [] })
  expect(second).toMatchObject({ key: '1', states: ['refused'], findings: [{ rule: 'duplicate-name' }] })
  expect(second).not.toHaveProperty('slowestMs')
})

test('the reason says who disabled an extension', () => {
  const all = ['feed', 'here', 'address', 'other'].map((name) => anExtension(name))
  const environment = {
    ...NOTHING_CHANGED,
    switchedOff: { feed: 'in this browser', here: 'in this browser', address: BY_ADDRESS },
  }
  expect(statesIn(all, { environment, disabled: ['feed'] })).toEqual({
    feed: ['offByFeed'],
    here: ['offHere'],
    address: ['offByAddress'],
    other: ['unused'],
  })
  const without = { ...NOTHING_CHANGED, switchedOff: { '*': BY_ADDRESS, here: 'in this browser' } }
  expect(statesIn([...all, anArea('area')], { environment: without })).toEqual({
    feed: ['offByAddress'],
    here: ['offHere'],
    address: ['offByAddress'],
    other: ['offByAddress'],
    area: ['unused'],
  })
})

test("a build other than the feed's is marked, even if rejected", () => {
  const override = { base: 'http://localhost:5000/', name: 'written' }
  const environment = {
    ...NOTHING_CHANGED,
    overrides: [override],
    versions: [
      { name: 'old', version: '1.0.0', insteadOf: '2.0.0' },
      { name: 'lost', version: '1.0.0', insteadOf: '2.0.0', fault: 'answered 404' },
    ],
  }
  const written = anExtension('written', {}, { base: override.base })

  expect(statesIn([written, anExtension('old'), anExtension('lost')], { environment })).toEqual({
    written: ['refused', 'override'],
    old: ['earlier', 'unused'],
    lost: ['unused'],
  })
})
