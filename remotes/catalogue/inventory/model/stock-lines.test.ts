import { expect, test } from '@jest/globals'

import { levelWrites } from './level-writes.ts'
import { stockPage } from './stock-query.ts'
import { stockCsv } from './stock-csv.ts'
import { itemLine, itemName, quantitiesOf, variantName, type StockItem } from './stock-item.ts'
import { stockLines } from './stock-lines.ts'

const level = (location_id: string, stocked: number, reserved = 0, incoming = 0) => ({
  location_id,
  stocked_quantity: stocked,
  reserved_quantity: reserved,
  incoming_quantity: incoming,
  available_quantity: stocked - reserved,
})
const item = (id: string, ...location_levels: StockItem['location_levels'][number][]): StockItem => ({
  id,
  sku: id.toUpperCase(),
  title: null,
  thumbnail: null,
  stocked_quantity: 0,
  reserved_quantity: 0,
  location_levels,
  variants: [{ id: `${id}_v`, title: 'Large', product: { id: 'prod_1', title: 'Bowl', thumbnail: null } }],
})
const ulm = { id: 'ulm', name: 'Ulm' }
const bonn = { id: 'bonn', name: 'Bonn' }
const bowl = item('bowl', level('ulm', 5, 2, 1), level('bonn', 3))
const cup = item('cup', level('ulm', 4))

test('an item is called as its product, and its variant tells it from others', () => {
  expect(itemLine(bowl)).toBe('Bowl · Large')
  expect(itemName({ ...bowl, title: 'Basin' })).toBe('Basin')
  expect(itemName({ ...bowl, variants: [] })).toBe('BOWL')
  expect(variantName({ title: 'Large', variants: bowl.variants })).toBeNull()
})

test('quantities are sums over all levels', () =>
  expect(quantitiesOf(bowl)).toEqual({ stocked: 8, reserved: 2, available: 6, incoming: 1 }))

test('below an item stand the locations, also one where it is not kept', () => {
  const lines = stockLines([cup], [ulm, bonn])
  expect(
    lines.map(({ key, name, level: depth, quantities }) => [key, name, depth, quantities?.stocked]),
  ).toEqual([
    ['cup', 'Bowl · Large', 0, 4],
    ['cup/ulm', 'Ulm', 1, 4],
    ['cup/bonn', 'Bonn', 1, undefined],
  ])
  expect(lines[2]?.fullName).toBe('Bowl · Large · Bonn')
})

test('with one location an item is one line, which can be edited', () =>
  expect(stockLines([cup], [ulm])).toMatchObject([
    { key: 'cup/ulm', name: 'Bowl · Large', level: 0, locationId: 'ulm' },
  ]))

const cell = (column: string, after: number | null) => ({ column, before: null, after })

test('a level is made where there is none; lines over all locations are never written', () => {
  const writes = levelWrites(
    [
      { row: 'cup', cells: [cell('stocked', 1)] },
      { row: 'cup/ulm', cells: [cell('stocked', 7), cell('incoming', 2)] },
      { row: 'cup/bonn', cells: [cell('incoming', 9)] },
    ],
    stockLines([cup], [ulm, bonn]),
  )
  expect([...writes]).toEqual([
    [
      'cup/ulm',
      { itemId: 'cup', locationId: 'ulm', isNew: false, stocked_quantity: 7, incoming_quantity: 2 },
    ],
    ['cup/bonn', { itemId: 'cup', locationId: 'bonn', isNew: true, incoming_quantity: 9 }],
  ])
})

const filter = { q: '', set: { available: ['..6'] }, page: 1, limit: 1, columns: '' }

test('the scarcest comes first, unless an order is asked for', () => {
  const answer = { inventory_items: [bowl, cup], count: 2 }
  expect(stockPage(answer, filter)).toEqual({ rows: [cup], count: 2 })
  expect(stockPage(answer, { ...filter, page: 2 }).rows).toEqual([bowl])
  const whole = { ...filter, limit: 20 }
  const sort = { column: 'sku', direction: 'ascending' } as const
  expect(stockPage(answer, { ...whole, sort }).rows).toEqual([bowl, cup])
  expect(stockPage(answer, { ...whole, set: { available: ['5..'] } }).rows).toEqual([bowl])
})

test('a file has a line for each location, and one for what is kept nowhere', () => {
  const csv = stockCsv(
    [bowl, item('lid')],
    (column) => column,
    (id) => `at ${id}`,
  )
  expect(csv.split('\r\n')).toEqual([
    'sku,item,variant,location,stocked,reserved,available,incoming',
    'BOWL,Bowl,Large,at ulm,5,2,3,1',
    'BOWL,Bowl,Large,at bonn,3,0,3,0',
    'LID,Bowl,Large,,,,,',
  ])
})
