/** A product's option as it is typed: a size with its values. */
export interface OptionDraft {
  title: string
  values: readonly string[]
}

type Cell = string | number | boolean | null

/** What was typed for variants, by the key of the variant and the column. */
export type VariantCells = Readonly<Record<string, Readonly<Record<string, Cell>>>>

/** One variant that the options allow. */
export interface MatrixRow {
  /** Made of its values, so that what was said about it outlives other options being added. */
  key: string
  /** One per option, in the order of the options. */
  values: readonly string[]
  cells: Readonly<Record<string, Cell>>
}

/** So many variants can be made at once. */
export const MOST_VARIANTS = 1000

/** Options that have a title and values; an unfinished one makes no variants. */
export const finishedOptions = (options: readonly OptionDraft[]): OptionDraft[] =>
  options
    .map(({ title, values }) => ({ title: title.trim(), values }))
    .filter(({ title, values }) => title !== '' && values.length > 0)

export const countVariants = (options: readonly OptionDraft[]): number =>
  finishedOptions(options).reduce((count, { values }) => count * values.length, 1)

/** Every combination of values, the last option changing fastest. Without options there is one, which has no value. */
export const combinationsOf = (options: readonly OptionDraft[]): string[][] =>
  finishedOptions(options).reduce<string[][]>(
    (before, { values }) => before.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )

const keyOf = (values: readonly string[]) => JSON.stringify(values)

/**
 * The variants that the options allow, with what was said about them, in an order of their keys; those that it does not
 * name come last, as the options have them. None when there would be too many.
 */
export function matrixOf(
  options: readonly OptionDraft[],
  cells: VariantCells,
  order: readonly string[] = [],
): MatrixRow[] {
  if (countVariants(options) > MOST_VARIANTS) return []
  const positions = new Map(order.map((key, index) => [key, index]))
  const positionOf = ({ key }: MatrixRow) => positions.get(key) ?? order.length
  return combinationsOf(options)
    .map((values) => {
      const key = keyOf(values)
      return { key, values, cells: cells[key] ?? {} }
    })
    .toSorted((a, b) => positionOf(a) - positionOf(b))
}

interface RowChange {
  /** The key of the variant. */
  row: string
  cells: readonly { column: string; after: Cell }[]
}

/**
 * What is said about variants after an edit: of those in sight what was said at first with the changes, of the others,
 * whose values are gone for now, what was said last.
 */
export function afterEdit(
  last: VariantCells,
  first: VariantCells,
  shown: readonly MatrixRow[],
  changes: readonly RowChange[],
): VariantCells {
  const changed = new Map(
    changes.map(({ row, cells }) => [
      row,
      Object.fromEntries(cells.map(({ column, after }) => [column, after])),
    ]),
  )
  const seen = shown.flatMap(({ key }) => {
    const cells = { ...first[key], ...changed.get(key) }
    return Object.keys(cells).length > 0 ? [[key, cells] as const] : []
  })
  const keys = new Set(shown.map(({ key }) => key))
  const unseen = Object.entries(last).filter(([key]) => !keys.has(key))
  return Object.fromEntries([...unseen, ...seen])
}

/** Titles that two options share, whatever their case. */
export function doubledTitles(options: readonly OptionDraft[]): string[] {
  const titles = options.map(({ title }) => title.trim().toLowerCase()).filter(Boolean)
  return [...new Set(titles.filter((title, at) => titles.indexOf(title) !== at))]
}
