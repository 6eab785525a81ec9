import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useStore } from 'zustand'
import { useUiText } from '../ui-provider/ui-text.ts'
import { createGridStore, showSheet, type GridState, type GridStore } from './grid-store.ts'
import type { GridProps } from './grid-props.ts'
import { sheetColumns, sheetRows, type Sheet } from './sheet.ts'

const GridContext = createContext<GridStore | null>(null)

/** Provides the store of a grid to its rows, cells and bar. */
export const GridProvider = GridContext.Provider

export function useGridStore(): GridStore {
  const store = useContext(GridContext)
  if (!store) throw new Error('A part of a grid was rendered outside a Grid')
  return store
}

/** Selects a part of the grid's state; the selector must return the same object while nothing changes. */
export const useGridState = <T>(select: (state: GridState) => T): T => useStore(useGridStore(), select)

/** The store of one grid, updated with its rows, columns and language. */
export function useGrid<Row>(props: GridProps<Row>): GridStore {
  const { rows, columns, rowKey, rowName, level, onDirtyChange } = props
  const { locale } = useLocale()
  const t = useUiText()
  const shownRows = useMemo(() => sheetRows({ rows, rowKey, rowName, level }), [rows, rowKey, rowName, level])
  const shownColumns = useMemo(() => sheetColumns({ rows, columns }), [rows, columns])
  const sheet = useMemo(
    (): Sheet => ({
      source: rows,
      rows: shownRows,
      columns: shownColumns,
      language: { locale, yes: t('yes'), no: t('no') },
      t,
    }),
    [rows, shownRows, shownColumns, locale, t],
  )
  const [store] = useState(() => createGridStore(sheet))
  useLayoutEffect(() => {
    if (store.getState().sheet !== sheet) showSheet(store, sheet)
  }, [store, sheet])
  const isDirty = useStore(store, ({ edits }) => edits.drafts.size > 0)
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])
  return store
}
