import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import { fillsLoginZones } from './login-zones.ts'

test.each(['login.before', 'login.after'] as const)('a widget for %s loads the zones', (zone) => {
  const feed = [
    null,
    anExtension('one'),
    anExtension('two', { widgets: [aWidget('a', 'order.list.after'), aWidget('b', zone)] }),
  ]

  expect(fillsLoginZones(feed)).toBe(true)
})

test('a widget for several zones loads the zones', () => {
  const note = { ...aWidget('a', 'home.after'), zone: ['home.after', 'login.after'] as const }

  expect(fillsLoginZones([anExtension('one', { widgets: [note] })])).toBe(true)
})

test('other widgets do not load the zones', () => {
  expect(fillsLoginZones([anExtension('one', { widgets: [aWidget('a', 'order.list.before')] })])).toBe(false)
})

test.each([
  [],
  [null, 1, 'login.before', {}],
  [{ manifest: null }],
  [{ manifest: { widgets: 'login.before' } }],
  [{ manifest: { widgets: [null] } }],
])('malformed feed %# has none', (...feed) => {
  expect(fillsLoginZones(feed)).toBe(false)
})
