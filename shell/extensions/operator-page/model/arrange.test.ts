import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'

import { arrange, type Wish } from './arrange.ts'
import type { Installed } from './installed.ts'
import { summaryOf } from './summary.ts'

const failure = { failure: { kind: 'render', detail: 'no' }, at: 0 } as const

const one = (name: string, more: Partial<Installed> = {}): Installed => ({
  key: name,
  name,
  isArea: false,
  states: ['unused'],
  entry: anExtension(name, { widgets: [aWidget('points', 'order.details.after')] }),
  contributions: [],
  findings: [],
  failures: [],
  bytes: 0,
  ...more,
})

const ALL = [
  one('beta', { states: ['failed', 'running'], bytes: 10, slowestMs: 5, failures: [failure, failure] }),
  one('alpha', { states: ['running'], bytes: 30, slowestMs: 0, failures: [failure] }),
  one('gamma', {
    isArea: true,
    contributions: [
      {
        kind: 'widgets',
        name: 'widget points',
        id: 'points',
        places: ['order.details.after'],
        module: './widgets/points',
        state: 'running',
      },
      { kind: 'pages', name: 'page /x', id: '/x', places: ['/a/x'], module: './pages/x', state: 'refused' },
    ],
  }),
]

const namesOf = (wish: Partial<Wish>) =>
  arrange(ALL, { search: '', states: [], order: 'name', ...wish }).map(({ name }) => name)

test.each([
  ['name', ['alpha', 'beta', 'gamma']],
  ['time', ['beta', 'alpha', 'gamma']],
  ['bytes', ['alpha', 'beta', 'gamma']],
  ['errors', ['beta', 'alpha', 'gamma']],
] as const)('sorted by %s', (order, names) => {
  expect(namesOf({ order })).toEqual(names)
})

test('every word has to be found: in the name, the version, the origin or a contribution', () => {
  expect(namesOf({ search: 'ALPHA 1.0' })).toEqual(['alpha'])
  expect(namesOf({ search: 'remotes/beta' })).toEqual(['beta'])
  expect(namesOf({ search: 'order.details points' })).toEqual(['gamma'])
  expect(namesOf({ search: 'alpha points' })).toEqual([])
})

test('narrowed to those that have one of the states', () => {
  expect(namesOf({ states: ['running'] })).toEqual(['alpha', 'beta'])
  expect(namesOf({ states: ['failed', 'unused'] })).toEqual(['beta', 'gamma'])
})

test('the summary counts what was let in, and every state', () => {
  expect(summaryOf(ALL)).toEqual({
    extensions: 2,
    areas: 1,
    contributions: 1,
    states: [
      { state: 'failed', count: 1 },
      { state: 'running', count: 2 },
      { state: 'unused', count: 1 },
    ],
  })
})
