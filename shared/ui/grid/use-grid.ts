import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useStore } from 'zustand'
import { createGridStore, showSheet, type GridState, type GridStore } from './grid-store.ts'
import type { GridProps } from './grid.tsx'
import { sheetColumns, sheetRows, type Sheet } from './sheet.ts'

const GridContext = createContext<GridStore | null>(null)

/** Lends the store of a grid to its rows, cells and bar. */
export const GridProvider = GridContext.Provider

export function useGridStore(): GridStore {
  const store = useContext(GridContext)
  if (!store) throw new Error('A part of a grid stands outside a grid')
  return store
}

/** A piece of the grid's state; what it gives has to stay the same while nothing has changed. */
export const useGridState = <T>(select: (state: GridState) => T): T => useStore(useGridStore(), select)

/** The store of one grid, kept at its rows, columns and texts. */
export function useGrid<Row>(props: GridProps<Row>): GridStore {
  const { rows, columns, rowKey, rowName, level, texts, onDirtyChange } = props
  const { locale } = useLocale()
  const shownRows = useMemo(() => sheetRows({ rows, rowKey, rowName, level }), [rows, rowKey, rowName, level])
  const shownColumns = useMemo(() => sheetColumns({ rows, columns }), [rows, columns])
  const sheet = useMemo(
    (): Sheet => ({ given: rows, rows: shownRows, columns: shownColumns, locale, texts }),
    [rows, shownRows, shownColumns, locale, texts],
  )
  const [store] = useState(() => createGridStore(sheet))
  useLayoutEffect(() => {
    if (store.getState().sheet !== sheet) showSheet(store, sheet)
  }, [store, sheet])
  const isDirty = useStore(store, ({ edits }) => edits.drafts.size > 0)
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])
  return store
}
