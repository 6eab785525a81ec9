/** A column that a person can show, hide and move. */
export interface KnownColumn {
  id: string
  /** Hidden until a person shows it. Default false. */
  isHidden?: boolean
}

/** A column in its place, shown or not. */
export interface PlacedColumn {
  id: string
  isShown: boolean
}

/**
 * The columns as a person chose them, such as `status,-stock`: the named ones in this order, hidden behind a minus. The
 * first column names the rows and stays where it is; those that the choice does not know, as of a new extension, follow.
 */
export function placeColumns(known: readonly KnownColumn[], choice: string): PlacedColumn[] {
  const [first, ...others] = known.map(({ id, isHidden = false }) => ({ id, isShown: !isHidden }))
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

/** A choice that names every column but the first, as {@link placeColumns} reads it. */
export const writeColumns = (placed: readonly PlacedColumn[]): string =>
  placed
    .slice(1)
    .map(({ id, isShown }) => (isShown ? id : `-${id}`))
    .join(',')

/** The choice that {@link writeColumns} writes; empty when it is what everybody sees. */
export function choiceOf(known: readonly KnownColumn[], placed: readonly PlacedColumn[]): string {
  const choice = writeColumns(placed)
  return choice === writeColumns(placeColumns(known, '')) ? '' : choice
}
