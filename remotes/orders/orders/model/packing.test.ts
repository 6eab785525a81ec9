import {
  allocationOf,
  bestLocation,
  inStockFor,
  packable,
  reservable,
  reservableBy,
  reservationsFor,
  scarceLines,
  unpacked,
  type OrderStock,
} from './packing.ts'

const line = (more: object = {}) => ({
  id: 'item_1',
  quantity: 5,
  fulfilled_quantity: 1 as number | null,
  variant_id: 'variant_1' as string | null,
  variant: { manage_inventory: true },
  ...more,
})
const level = (location_id: string, stocked_quantity: number, available_quantity: number) => ({
  location_id,
  stocked_quantity,
  available_quantity,
})
const stock = (
  levels: ReturnType<typeof level>[],
  reserved: [string, string, number][] = [],
): OrderStock => ({
  inventory: new Map([['variant_1', [{ id: 'iitem_1', location_levels: levels }]]]),
  reservations: reserved.map(([line_item_id, location_id, quantity]) => ({
    line_item_id,
    location_id,
    quantity,
  })),
})

test('packed pieces need no more packing', () => {
  expect(unpacked(line())).toBe(4)
  expect(unpacked(line({ fulfilled_quantity: null }))).toBe(5)
})

test('free pieces and those reserved for the line at the location can be packed', () => {
  const here = stock([level('hamburg', 9, 1)], [['item_1', 'hamburg', 2]])
  expect(inStockFor(line(), 'hamburg', here)).toBe(3)
  expect(packable(line(), 'hamburg', here)).toBe(3)
})

test('pieces reserved for others, or elsewhere, cannot be packed', () => {
  const elsewhere = stock(
    [level('hamburg', 9, 1)],
    [
      ['item_2', 'hamburg', 4],
      ['item_1', 'portland', 4],
    ],
  )
  expect(packable(line(), 'hamburg', elsewhere)).toBe(1)
})

test('no more is packed than is missing, or than is stocked', () => {
  expect(packable(line(), 'hamburg', stock([level('hamburg', 90, 90)]))).toBe(4)
  expect(packable(line(), 'hamburg', stock([level('hamburg', 2, -1)], [['item_1', 'hamburg', 5]]))).toBe(2)
})

test('a location without the item has none of it', () => {
  expect(packable(line(), 'portland', stock([level('hamburg', 9, 9)]))).toBe(0)
})

test('of a kit, the scarcest part counts', () => {
  const kit = {
    inventory: new Map([
      [
        'variant_1',
        [
          { id: 'iitem_1', location_levels: [level('hamburg', 9, 9)] },
          { id: 'iitem_2', location_levels: [level('hamburg', 2, 2)] },
        ],
      ],
    ]),
    reservations: [],
  }
  expect(packable(line(), 'hamburg', kit)).toBe(2)
})

test.each([
  ['whose inventory is not managed', line({ variant: { manage_inventory: false } })],
  ['without a variant', line({ variant_id: null, variant: null })],
])('stock does not limit a line %s', (_name, unlimited) => {
  expect(inStockFor(unlimited, 'hamburg', stock([level('hamburg', 0, 0)]))).toBeUndefined()
  expect(packable(unlimited, 'hamburg', stock([]))).toBe(4)
  expect(allocationOf(unlimited, [])).toBeUndefined()
})

test('the location that can pack most is offered first', () => {
  const two = stock([level('hamburg', 1, 1), level('portland', 4, 4)])
  expect(bestLocation([line()], ['hamburg', 'portland'], two)).toBe('portland')
  expect(bestLocation([line()], ['hamburg', 'portland'], stock([]))).toBe('hamburg')
})

test('of locations that can pack as much, the one that has it reserved comes first', () => {
  const levels = [level('hamburg', 9, 9), level('portland', 9, 5)]
  const reserved = stock(levels, [['item_1', 'portland', 4]])
  expect(bestLocation([line()], ['hamburg', 'portland'], reserved)).toBe('portland')
})

test('the allocation counts what is reserved for pieces that are not packed', () => {
  const { reservations } = stock(
    [],
    [
      ['item_1', 'hamburg', 1],
      ['item_1', 'portland', 2],
      ['item_2', 'hamburg', 9],
    ],
  )
  expect(allocationOf(line(), reservations)).toEqual({ needed: 4, reserved: 3 })
  expect(allocationOf(line({ fulfilled_quantity: 5 }), reservations)).toBeUndefined()
})

test('no more is reserved than is missing, or than is free at the location', () => {
  const here = stock([level('hamburg', 9, 2)], [['item_1', 'hamburg', 1]])
  expect(reservable(line(), 'hamburg', here)).toBe(2)
  expect(reservable(line(), 'hamburg', stock([level('hamburg', 9, 9)], [['item_1', 'hamburg', 1]]))).toBe(3)
})

test('a reservation names the line, the item and the location; lines without pieces get none', () => {
  const here = stock([level('hamburg', 9, 9)])
  expect(
    reservationsFor([line(), line({ id: 'item_2' })], { item_1: 2, item_2: null }, 'hamburg', here),
  ).toEqual([{ line_item_id: 'item_1', inventory_item_id: 'iitem_1', location_id: 'hamburg', quantity: 2 }])
})

test.each([
  ['what is missing and free', 'hamburg', [level('hamburg', 9, 9)], 4],
  ['no more than is free, and what it holds', 'hamburg', [level('hamburg', 9, 1)], 3],
  ['nothing but what is free, elsewhere', 'portland', [level('hamburg', 9, 9), level('portland', 9, 1)], 1],
  ['nothing where the goods are not kept', 'portland', [level('hamburg', 9, 9)], 0],
])('a reservation can hold %s', (_name, at, levels, most) => {
  const held = stock(levels, [['item_1', 'hamburg', 2]])
  expect(reservableBy(line(), { location_id: 'hamburg', quantity: 2 }, at, held)).toBe(most)
})

test('a line is scarce while all locations together have too few pieces of it', () => {
  const both = ['hamburg', 'portland']
  const enough = stock([level('hamburg', 3, 3), level('portland', 1, 1)])
  const few = stock([level('hamburg', 2, 2), level('portland', 1, 1)])
  expect(scarceLines([line()], both, enough)).toEqual([])
  expect(scarceLines([line()], both, few)).toEqual([line()])
  expect(scarceLines([line({ variant: { manage_inventory: false } })], both, few)).toEqual([])
  expect(scarceLines([line()], [], few)).toEqual([])
})

/** A kit of one box and two candles. */
const kit = line({
  variant: {
    manage_inventory: true,
    inventory_items: [
      { inventory_item_id: 'box', required_quantity: 1 },
      { inventory_item_id: 'candle', required_quantity: 2 },
    ],
  },
})
const kitStock = (boxes: number, candles: number, reservations: OrderStock['reservations'] = []) => ({
  inventory: new Map([
    [
      'variant_1',
      [
        { id: 'box', location_levels: [level('hamburg', 9, boxes)] },
        { id: 'candle', location_levels: [level('hamburg', 9, candles)] },
      ],
    ],
  ]),
  reservations,
})
const reserved = (inventory_item_id: string, quantity: number) => ({
  line_item_id: 'item_1',
  location_id: 'hamburg',
  inventory_item_id,
  quantity,
})

test('a kit takes as many of a part as each piece requires', () => {
  expect(inStockFor(kit, 'hamburg', kitStock(9, 5))).toBe(2)
  const held = kitStock(0, 0, [reserved('box', 2), reserved('candle', 4)])
  expect(inStockFor(kit, 'hamburg', held)).toBe(2)
  expect(allocationOf(kit, held.reservations)).toEqual({ needed: 4, reserved: 2 })
  expect(allocationOf(kit, [reserved('box', 2)])).toEqual({ needed: 4, reserved: 0 })
})

test('a kit is reserved by the required quantity of each part', () => {
  const made = reservationsFor([kit], { item_1: 2 }, 'hamburg', kitStock(9, 9))
  expect(made.map(({ inventory_item_id, quantity }) => [inventory_item_id, quantity])).toEqual([
    ['box', 2],
    ['candle', 4],
  ])
  const held = kitStock(1, 3, [reserved('box', 1), reserved('candle', 2)])
  expect(reservableBy(kit, reserved('candle', 2), 'hamburg', held)).toBe(4)
})
