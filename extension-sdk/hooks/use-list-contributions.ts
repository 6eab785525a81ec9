import { createElement, useMemo, type ComponentType, type ReactNode } from 'react'

import type { RowResult } from '../points/bulk-action.ts'
import type { IconName } from '../points/icons.ts'
import type { CellText } from '../points/list-column.ts'
import type { ListName, RowOf } from '../points/lists.ts'
import { Icon } from './icon.ts'
import { useContributions } from './use-contributions.ts'

interface ContributedAction {
  /** Unique over all extensions. */
  id: string
  label: string
  icon: ComponentType
}

/** What extensions add to a list, in the shape that a table takes its own columns and actions in. */
export interface PlacedContributions<List extends ListName> {
  /** The fields that the list must request in addition to its own. */
  fields: readonly string[]
  columns: readonly {
    id: string
    header: string
    cell: (row: RowOf<List>) => ReactNode
    /** What the column says of each row in a file; undefined when it has no text or failed. Never rejects. */
    textsOf: (rows: readonly RowOf<List>[]) => Promise<readonly CellText[] | undefined>
  }[]
  /** Nothing of it ever rejects: what goes wrong is said in a toast that names the extension. */
  rowActions: readonly (ContributedAction & { run: (row: RowOf<List>) => Promise<void> })[]
  /** Answers what became of each row; nothing when the action says so itself, was given up or could not run. */
  bulkActions: readonly (ContributedAction & {
    run: (rows: readonly RowOf<List>[]) => Promise<readonly RowResult[] | void>
  })[]
}

/**
 * What extensions add to a list, for the page that shows it; `refresh` reads the list again and has to stay the same
 * function. The answer is the same object until the language or the flags change.
 *
 * @example const { fields, columns } = useListContributions('product', refresh)
 */
export function useListContributions<List extends ListName>(
  list: List,
  refresh: () => void,
): PlacedContributions<List> {
  const added = useContributions().toList(list)
  return useMemo(
    () => ({
      fields: added.fields,
      columns: added.columns.map(({ key, label, Cell, textsOf }) => ({
        id: key,
        header: label,
        cell: (row) => createElement(Cell, { row }),
        textsOf,
      })),
      rowActions: added.rowActions.map(({ key, label, icon, run }) => ({
        id: key,
        label,
        icon: glyphOf(icon),
        run: (row) => run(row, refresh),
      })),
      bulkActions: added.bulkActions.map(({ key, label, icon, run }) => ({
        id: key,
        label,
        icon: glyphOf(icon),
        run: (rows) => run(rows, refresh),
      })),
    }),
    [added, refresh],
  )
}

const glyphs = new Map<IconName, ComponentType>()

/** The icon as a component; the same one each time, so that it is not mounted again. */
function glyphOf(name: IconName): ComponentType {
  const known = glyphs.get(name)
  if (known) return known
  const Glyph = () => createElement(Icon, { name })
  glyphs.set(name, Glyph)
  return Glyph
}
