import { openParcels, unpackedLines } from '@stoa/api/admin/orders'

/** The tracking numbers that a text gives for one order. */
export interface TrackingEntry {
  /** The number of the order. */
  order: number
  /** Without repetitions. */
  numbers: readonly string[]
}

export interface TrackingText {
  entries: readonly TrackingEntry[]
  /** Lines, counted from 1, that name no order or no tracking number. A first line of headings is none of them. */
  unread: readonly number[]
}

const LONGEST = 100
const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** Which column of a text has what; counted from 0. */
export interface TrackingColumns {
  order: number
  tracking: number
}

const SEPARATORS = ['\t', ';', ','] as const

/** The cells of a line. What stands in quotes is one cell, whatever it contains. */
function cellsOf(line: string): string[] {
  const separator = SEPARATORS.find((mark) => line.includes(mark))
  if (separator === undefined) return line.trim().split(/\s+/)
  const cells = line.match(
    new RegExp(`(?:"[^"]*"|[^${separator}])+|(?<=^|${separator})(?=${separator}|$)`, 'g'),
  )
  return (cells ?? []).map(unquoted)
}

const HEADINGS = {
  order: /order|bestell|auftrag|reference|\bref\b|الطلب/i,
  tracking: /track|sendung|paket|parcel|shipment|consignment|التتب/i,
}

/** The columns of a text: what they are called, or nothing where the first line has an order. */
export interface TrackingLayout {
  /** The headings, empty texts where there are none; as many as the longest line has cells. */
  names: readonly string[]
  guess: TrackingColumns
}

/** Looks for columns by their headings; without them the order comes first and the tracking number second. */
export function trackingLayout(text: string): TrackingLayout {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const first = cellsOf(lines[0] ?? '')
  const hasHeadings = first.length > 1 && !first.some((cell) => /^#?\d+$/.test(cell))
  const width = Math.max(0, ...lines.map((line) => cellsOf(line).length))
  const names = Array.from({ length: width }, (_, index) => (hasHeadings ? (first[index] ?? '') : ''))
  const tracking = names.findIndex((name) => HEADINGS.tracking.test(name))
  const order = names.findIndex((name, index) => index !== tracking && HEADINGS.order.test(name))
  return order >= 0 && tracking >= 0
    ? { names, guess: { order, tracking } }
    : { names, guess: { order: 0, tracking: 1 } }
}

/** Reads lines of an order number and a tracking number, separated by a tab, a semicolon, a comma or a space. */
export function readTracking(text: string, columns = trackingLayout(text).guess): TrackingText {
  const found = new Map<number, string[]>()
  const unread: number[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const cells = cellsOf(line)
    const first = cells[columns.order] ?? ''
    const number = cells[columns.tracking] ?? ''
    const order = Number(/^#?(\d+)$/.exec(first)?.[1])
    if (order > 0 && number !== '' && number.length <= LONGEST) {
      const numbers = found.get(order) ?? []
      found.set(order, numbers.includes(number) ? numbers : [...numbers, number])
    } else if (index > 0 || /\d/.test(first)) unread.push(index + 1)
  }
  return { entries: [...found].map(([order, numbers]) => ({ order, numbers })), unread }
}

/** An order with what decides whether it can be shipped. */
export interface TrackedOrder {
  id: string
  display_id: number
  status: string
  items: { id: string; quantity: number; fulfilled_quantity: number | null }[]
  fulfillments: {
    id: string
    shipped_at: string | null
    canceled_at: string | null
    tracking_links?: { tracking_number: string }[]
  }[]
}

/** What shipping an order with its tracking numbers would do, or why it cannot be done. */
export type TrackingVerdict =
  'ship' | 'pack' | 'unknown' | 'canceled' | 'shipped' | 'known_number' | 'several_parcels'

/** What would happen to an order of the text; `order` is missing when the store has none of its number. */
export function verdictOf({ numbers }: TrackingEntry, order: TrackedOrder | undefined): TrackingVerdict {
  if (!order) return 'unknown'
  if (order.status === 'canceled') return 'canceled'
  const used = order.fulfillments.flatMap(({ tracking_links = [] }) => tracking_links)
  if (used.some(({ tracking_number }) => numbers.includes(tracking_number))) return 'known_number'
  const { length: open } = openParcels(order.fulfillments)
  if (open > 1) return 'several_parcels'
  if (open === 1) return 'ship'
  return unpackedLines(order.items).length > 0 ? 'pack' : 'shipped'
}

/** Whether an order with this verdict is shipped. */
export const isShippable = (verdict: TrackingVerdict): boolean => verdict === 'ship' || verdict === 'pack'
