/** A column that a person can show, hide and move. */
export interface ColumnOption {
  id: string
  /** Hidden until a person shows it. Default false. */
  isHidden?: boolean
}

/** A column at its position, shown or not. */
export interface ColumnPosition {
  id: string
  isShown: boolean
}

/**
 * The columns as a person chose them, such as `status,-stock`: the named ones in this order, hidden behind a minus. The
 * first column names the rows and stays where it is; those that the choice does not know, as of a new extension, follow.
 */
export function orderColumns(columns: readonly ColumnOption[], choice: string): ColumnPosition[] {
  const [first, ...others] = columns.map(({ id, isHidden = false }) => ({ id, isShown: !isHidden }))
  if (!first) return []
  const named = choice.split(',').flatMap((word) => {
    const isShown = !word.startsWith('-')
    const id = isShown ? word : word.slice(1)
    return others.some((column) => column.id === id) ? [{ id, isShown }] : []
  })
  const chosen = [...new Map(named.map((column) => [column.id, column])).values()]
  return [
    { ...first, isShown: true },
    ...chosen,
    ...others.filter(({ id }) => !chosen.some((column) => column.id === id)),
  ]
}

/** A choice that names every column but the first, as {@link orderColumns} reads it. */
export const writeColumns = (positions: readonly ColumnPosition[]): string =>
  positions
    .slice(1)
    .map(({ id, isShown }) => (isShown ? id : `-${id}`))
    .join(',')

/** The choice that {@link writeColumns} writes; empty when it is what everybody sees. */
export function choiceOf(columns: readonly ColumnOption[], positions: readonly ColumnPosition[]): string {
  const choice = writeColumns(positions)
  return choice === writeColumns(orderColumns(columns, '')) ? '' : choice
}
