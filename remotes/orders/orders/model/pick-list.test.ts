import { pickList } from './pick-list.ts'

const line = (id: string, sku: string | null, quantity: number, fulfilled = 0) => ({
  id,
  title: `Title ${sku}`,
  description: null,
  quantity,
  fulfilled_quantity: fulfilled,
  variant_id: `variant_${sku}`,
  variant: { sku },
})
const reserved = (
  line_item_id: string,
  location_id: string,
  quantity: number,
  inventory_item_id = 'inv',
) => ({
  line_item_id,
  location_id,
  quantity,
  inventory_item_id,
})
const order = (display_id: number, items: ReturnType<typeof line>[], ...reservations: object[]) => ({
  display_id,
  items,
  reservations: reservations as ReturnType<typeof reserved>[],
})

it('one product of several orders is one row, with the numbers of its orders', () => {
  const orders = [
    order(1, [line('a', 'MUG', 2)], reserved('a', 'hamburg', 2)),
    order(2, [line('b', 'MUG', 1)], reserved('b', 'hamburg', 1)),
  ]
  expect(pickList(orders)).toMatchObject([
    { locationId: 'hamburg', rows: [{ sku: 'MUG', pieces: 3, orders: [1, 2] }] },
  ])
})

it('pieces of one line that are reserved at two locations are picked at both', () => {
  const orders = [order(1, [line('a', 'MUG', 3)], reserved('a', 'hamburg', 1), reserved('a', 'oslo', 2))]
  expect(pickList(orders).map(({ locationId, rows }) => [locationId, rows[0]?.pieces])).toEqual([
    ['hamburg', 1],
    ['oslo', 2],
  ])
})

it('what is packed is left out, and what is reserved nowhere is listed without a location', () => {
  const orders = [order(1, [line('a', 'MUG', 3, 1), line('b', 'CUP', 1, 1)], reserved('a', 'hamburg', 1))]
  expect(
    pickList(orders).map(({ locationId, rows }) => [locationId, rows.map(({ pieces }) => pieces)]),
  ).toEqual([
    ['hamburg', [1]],
    [undefined, [1]],
  ])
})

it('a kit is picked once, although each of its parts is reserved', () => {
  const orders = [
    order(1, [line('a', 'KIT', 2)], reserved('a', 'hamburg', 2, 'lid'), reserved('a', 'hamburg', 2, 'pot')),
  ]
  expect(pickList(orders)).toMatchObject([{ locationId: 'hamburg', rows: [{ pieces: 2 }] }])
})

it('rows are sorted by SKU', () => {
  const orders = [order(1, [line('a', 'B-2', 1), line('b', 'A-1', 1)])]
  expect(pickList(orders)[0]?.rows.map(({ sku }) => sku)).toEqual(['A-1', 'B-2'])
})
