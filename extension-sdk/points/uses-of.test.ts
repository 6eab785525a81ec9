import { anExtension } from '../admission/testing/feed-entries.ts'
import type { Manifest } from './manifest.ts'
import { usesOf } from './uses-of.ts'
import { usedBeyond } from './uses.ts'

const code = { module: './code', files: [] }
const widget = { id: 'note', zone: 'order.details.side', expand: ['payments', 'customer'], ...code } as const
const column = { id: 'owner', list: 'product', label: 'owner', fields: ['metadata'], ...code } as const

const manifest = (more: Partial<Manifest>): Manifest => anExtension('care', { uses: {}, ...more }).manifest

test('what pages and lists read for an extension is a part of what it uses', () => {
  const first = { path: '/admin/customers/:id' }
  const page = { path: '/care', title: 'title', first, ...code }
  expect(usesOf(manifest({ widgets: [widget], columns: [column], pages: [page] }))).toEqual({
    read: ['customers', 'orders.payments', 'orders.customer', 'products.metadata'],
  })
})

test('the relations of a noun that it reads itself are no more', () => {
  const uses = { read: ['orders'], storage: true }
  expect(usesOf(manifest({ uses, widgets: [widget] }))).toEqual(uses)
})

test('each zone of a widget counts, and zones without a record do not', () => {
  const zone = ['customer.details.side', 'home.after', 'other:labels'] as never
  expect(usesOf(manifest({ widgets: [{ ...widget, zone, expand: ['groups'] }] }))).toEqual({
    read: ['customers.groups'],
  })
})

test('a list that there is not reads nothing', () => {
  expect(usesOf(manifest({ columns: [{ ...column, list: 'cart' as never }] }))).toEqual({})
})

test('an update that adds a relation uses more', () => {
  expect(usedBeyond(usesOf(manifest({})), usesOf(manifest({ widgets: [widget] })))).toEqual({
    read: ['orders.payments', 'orders.customer'],
  })
})

test('without a declaration it may use everything, whatever its contributions read', () => {
  const { uses: _none, ...undeclared } = manifest({ widgets: [widget] })
  expect(usesOf(undeclared)).toBeUndefined()
})
