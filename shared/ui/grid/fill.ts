import type { CellValue } from './cell-types.ts'
import type { CellPosition, CellRange } from './selection.ts'

/** A range that gets values, and the range that they come from. */
export interface Fill {
  from: CellRange
  to: CellRange
  /** rows: each column continues its own series. columns: each row does. */
  along: 'rows' | 'columns'
  /** Upwards or towards the first column. */
  isBackward: boolean
}

const ENDING = /^(.*?)(\d+)$/su

/** The fill for dragging the handle to a cell: the longer axis counts. undefined inside the range. */
export function fillTowards(from: CellRange, { row, column }: CellPosition): Fill | undefined {
  const down = Math.max(row - from.bottom, from.top - row, 0)
  const across = Math.max(column - from.last, from.first - column, 0)
  if (down === 0 && across === 0) return undefined
  if (down >= across) {
    const isBackward = row < from.top
    const to = isBackward
      ? { ...from, top: row, bottom: from.top - 1 }
      : { ...from, top: from.bottom + 1, bottom: row }
    return { from, to, along: 'rows', isBackward }
  }
  const isBackward = column < from.first
  const to = isBackward
    ? { ...from, first: column, last: from.first - 1 }
    : { ...from, first: from.last + 1, last: column }
  return { from, to, along: 'columns', isBackward }
}

/** Fill down: copies the first row of the range into the others; a range of one row copies the row above it. */
export function fillDown(range: CellRange): Fill | undefined {
  const source = range.top === range.bottom ? range.top - 1 : range.top
  if (source < 0) return undefined
  const from = { ...range, top: source, bottom: source }
  return { from, to: { ...range, top: source + 1 }, along: 'rows', isBackward: false }
}

/** Fill right: copies the first column into the others; a range of one column copies the column before it. */
export function fillRight(range: CellRange): Fill | undefined {
  const source = range.first === range.last ? range.first - 1 : range.first
  if (source < 0) return undefined
  const from = { ...range, first: source, last: source }
  return { from, to: { ...range, first: source + 1 }, along: 'columns', isBackward: false }
}

/**
 * The values that follow: numbers, and texts that end in numbers, go on by their step if they have had one,
 * everything else repeats.
 */
export function continueValues(source: readonly CellValue[], count: number): CellValue[] {
  const next = series(source)
  return Array.from({ length: count }, (_, at) => next?.(at + 1) ?? source[at % source.length] ?? null)
}

/** Returns the value a number of steps after the last one. */
type Series = (steps: number) => CellValue

function series(source: readonly CellValue[]): Series | undefined {
  if (source.length < 2) return undefined
  if (source.every((value) => typeof value === 'number')) return numberSeries(source)
  if (!source.every((value) => typeof value === 'string')) return undefined
  const endings = source.map((text) => ENDING.exec(text))
  const [start = '', digits = ''] = endings[0]?.slice(1) ?? []
  if (!endings.every((ending) => ending?.[1] === start)) return undefined
  const next = numberSeries(endings.map((ending) => Number(ending?.[2])))
  if (!next) return undefined
  return (steps) => {
    const value = next(steps)
    return value < 0 ? null : start + String(value).padStart(digits.length, '0')
  }
}

function numberSeries(source: readonly number[]): ((steps: number) => number) | undefined {
  const [first = 0, second = 0] = source
  const last = source.at(-1) ?? 0
  const step = precise(second - first)
  const isEven = source.every((value, at) => at === 0 || precise(value - (source[at - 1] ?? 0)) === step)
  return isEven ? (steps) => precise(last + step * steps) : undefined
}

/** 0.1 + 0.2 is 0.3. */
const precise = (value: number) => Number(value.toPrecision(12))
