import { readTracking, trackingLayout, verdictOf, type TrackedOrder } from './tracking.ts'

test.each([
  ['tabs', '12\tDE1'],
  ['semicolons', '#12;DE1'],
  ['commas and quotes', '"12","DE1"'],
  ['spaces', '  12   DE1 '],
])('a line is read with %s', (_name, text) => {
  expect(readTracking(text)).toEqual({ entries: [{ order: 12, numbers: ['DE1'] }], unread: [] })
})

test('lines of one order are put together, without repetitions', () => {
  expect(readTracking('7;A\n8;B\n7;C\n7;A').entries).toEqual([
    { order: 7, numbers: ['A', 'C'] },
    { order: 8, numbers: ['B'] },
  ])
})

test('headings and empty lines are skipped, lines without an order or a number are named', () => {
  expect(readTracking('Order;Tracking\n\n7;A\nabc;B\n8;\n').unread).toEqual([4, 5])
})

test('a first line with digits is no heading', () => {
  expect(readTracking('12').unread).toEqual([1])
})

const CARRIER = 'Name;Date;Sendungsnummer;Bestellung\n"Byron; Ada";2026-11-01;DE1;7\nJo;2026-11-02;DE2;8'

test('columns are found by their headings, and a separator in quotes is text', () => {
  expect(trackingLayout(CARRIER)).toEqual({
    names: ['Name', 'Date', 'Sendungsnummer', 'Bestellung'],
    guess: { order: 3, tracking: 2 },
  })
  expect(readTracking(CARRIER)).toEqual({
    entries: [
      { order: 7, numbers: ['DE1'] },
      { order: 8, numbers: ['DE2'] },
    ],
    unread: [],
  })
})

test('a text without headings has nameless columns, the order in the first of them', () => {
  expect(trackingLayout('7;;DE1')).toEqual({ names: ['', '', ''], guess: { order: 0, tracking: 1 } })
})

test('chosen columns are read instead, an empty cell between them counts', () => {
  expect(readTracking('7;;DE1', { order: 0, tracking: 2 }).entries).toEqual([{ order: 7, numbers: ['DE1'] }])
})

const entry = { order: 7, numbers: ['DE1'] }
const line = { id: 'item_1', quantity: 2, fulfilled_quantity: null }
const parcel = { id: 'ful_1', shipped_at: null, canceled_at: null }
const at = '2026-01-01T00:00:00Z'
const order = (parts: Partial<TrackedOrder> = {}): TrackedOrder => ({
  id: 'order_7',
  display_id: 7,
  status: 'pending',
  items: [line],
  fulfillments: [],
  ...parts,
})

test('an order that is not packed is packed and shipped', () => {
  expect(verdictOf(entry, order())).toBe('pack')
  expect(verdictOf(entry, order({ fulfillments: [{ ...parcel, canceled_at: at }] }))).toBe('pack')
})

test('the open parcel of an order is shipped; one of several is not chosen', () => {
  expect(verdictOf(entry, order({ fulfillments: [parcel] }))).toBe('ship')
  expect(verdictOf(entry, order({ fulfillments: [parcel, { ...parcel, id: 'ful_2' }] }))).toBe(
    'several_parcels',
  )
})

test('an order that has nothing left to ship is left alone', () => {
  const items = [{ ...line, fulfilled_quantity: 2 }]
  expect(verdictOf(entry, order({ items, fulfillments: [{ ...parcel, shipped_at: at }] }))).toBe('shipped')
})

test('a number that the order already has is not given twice', () => {
  const fulfillments = [{ ...parcel, shipped_at: at, tracking_links: [{ tracking_number: 'DE1' }] }]
  expect(verdictOf(entry, order({ fulfillments }))).toBe('known_number')
})

test('canceled and unknown orders are named', () => {
  expect(verdictOf(entry, order({ status: 'canceled' }))).toBe('canceled')
  expect(verdictOf(entry, undefined)).toBe('unknown')
})
