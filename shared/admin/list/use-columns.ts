import { useMemo, useSyncExternalStore } from 'react'

import { choiceOf, orderColumns, writeColumns, type ColumnOption, type ColumnPosition } from './columns.ts'
import { memoryOf } from './list-memory.ts'

/** Whose columns of which list, and what the address says about them. */
export interface ColumnOwner {
  list: string
  /** The id of the person who is signed in. */
  person: string
  /** The choice in the address, empty for none: it goes before what the person chose. */
  addressed: string
  /** Writes a choice into the address; called only where there is one already. */
  onAddress: (choice: string) => void
}

/** The columns of a list as the person chose them, kept in the browser; or as a link or view shows them. */
export function useColumns<Column extends ColumnOption>(
  known: readonly Column[],
  { list, person, addressed, onAddress }: ColumnOwner,
) {
  const memory = memoryOf(person)
  const own = useSyncExternalStore(memory.subscribe, memory.read)?.columns?.[list] ?? ''
  const choice = addressed || own
  const [positions, columns] = useMemo(() => {
    const all = orderColumns(known, choice)
    return [all, all.flatMap(({ id, isShown }) => known.filter((column) => isShown && column.id === id))]
  }, [known, choice])
  const setPositions = (next: readonly ColumnPosition[]) => {
    if (addressed) return onAddress(writeColumns(next))
    const now = memory.read()
    memory.write({ ...now, columns: { ...now?.columns, [list]: choiceOf(known, next) } })
  }
  return {
    /** Those to show, in order; the same ones until they change. */
    columns,
    /** All of them, in order. */
    positions,
    /** What a view has to say about the columns; empty when they are as everybody sees them. */
    choice,
    setPositions,
    /** Back to what everybody sees. */
    reset: () => setPositions(orderColumns(known, '')),
  }
}
