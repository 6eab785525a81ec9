import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'

import { filterInstalled, type ListOptions } from './filter-installed.ts'
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
        targets: ['order.details.after'],
        module: './widgets/points',
        state: 'running',
      },
      { kind: 'pages', name: 'page /x', id: '/x', targets: ['/a/x'], module: './pages/x', state: 'refused' },
    ],
  }),
]

const namesOf = (options: Partial<ListOptions>) =>
  filterInstalled(ALL, { search: '', states: [], order: 'name', ...options }).map(({ name }) => name)

test.each([
  ['name', ['alpha', 'beta', 'gamma']],
  ['time', ['beta', 'alpha', 'gamma']],
  ['bytes', ['alpha', 'beta', 'gamma']],
  ['errors', ['beta', 'alpha', 'gamma']],
] as const)('sorted by %s', (order, names) => {
  expect(namesOf({ order })).toEqual(names)
})

test('every search word must match the name, version, origin or a contribution', () => {
  expect(namesOf({ search: 'ALPHA 1.0' })).toEqual(['alpha'])
  expect(namesOf({ search: 'remotes/beta' })).toEqual(['beta'])
  expect(namesOf({ search: 'order.details points' })).toEqual(['gamma'])
  expect(namesOf({ search: 'alpha points' })).toEqual([])
})

test('filters by state', () => {
  expect(namesOf({ states: ['running'] })).toEqual(['alpha', 'beta'])
  expect(namesOf({ states: ['failed', 'unused'] })).toEqual(['beta', 'gamma'])
})

test('the summary counts admitted contributions and every state', () => {
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
