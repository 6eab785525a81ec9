import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { layOut, ROW_HEIGHT, type ColumnLayout, type ColumnPosition } from './column-layout.ts'
import { indexesWith, scrollToColumn, scrollToRow, sightOf, type Sight, type SightBox } from './sight.ts'
import { useGridState } from './use-grid.ts'

/** The rows and columns to draw. */
interface GridWindow {
  rows: readonly number[]
  positions: readonly ColumnPosition[]
  layout: ColumnLayout
  /** How many whole rows are in sight below the header. */
  page: number
}

/**
 * Draws the visible cells and the active one, so that the focus is never lost; scrolls to the position in the store.
 */
export function useGridView(scroller: HTMLElement | null): GridWindow {
  const columns = useGridState(({ sheet }) => sheet.columns)
  const rowCount = useGridState(({ visible }) => visible.length)
  const { row: activeRow, column: activeColumn } = useGridState(({ selection }) => selection.active)
  const reveal = useGridState((state) => state.reveal)
  const widths = useGridState((state) => state.widths)
  const subscribe = useCallback((onChange: () => void) => watch(scroller, onChange), [scroller])
  const isNarrow = useSyncExternalStore(subscribe, isWindowNarrow)
  const layout = useMemo(() => layOut(columns, widths, isNarrow), [columns, widths, isNarrow])
  const seen = useSyncExternalStore(subscribe, () => {
    const box = boxOf(scroller)
    const page = Math.max(Math.floor(box.height / ROW_HEIGHT) - 1, 1)
    return JSON.stringify({ ...sightOf(box, layout, rowCount), page })
  })

  useEffect(() => {
    const position = reveal && layout.positions[reveal.column]
    if (!position || !scroller) return
    const box = boxOf(scroller)
    scrollTo(scroller, scrollToRow(reveal.row, box), scrollToColumn(position, box, layout))
  }, [reveal, layout, scroller])

  const { firstRow, lastRow, firstColumn, lastColumn, page } = useMemo(
    () => JSON.parse(seen) as Sight & { page: number },
    [seen],
  )
  const { positions, frozen } = layout
  const rows = useMemo(
    () => indexesWith(activeRow, firstRow, lastRow, 0, rowCount),
    [activeRow, firstRow, lastRow, rowCount],
  )
  /* The same list as long as the same columns are in it: with a new one, every row is drawn again. */
  const isSeen = activeColumn < frozen || (activeColumn >= firstColumn && activeColumn <= lastColumn)
  const pinned = isSeen ? firstColumn : activeColumn
  const shown = useMemo(() => {
    const scrolled = indexesWith(pinned, firstColumn, lastColumn, frozen, positions.length)
    return [...positions.slice(0, frozen), ...scrolled.flatMap((index) => positions[index] ?? [])]
  }, [pinned, firstColumn, lastColumn, frozen, positions])
  return { rows, positions: shown, layout, page }
}

/** As narrow as where the styles let columns scroll that stay elsewhere. */
const isWindowNarrow = () => 'matchMedia' in globalThis && matchMedia('(width < 40rem)').matches

function watch(scroller: HTMLElement | null, onChange: () => void): () => void {
  if (!scroller) return () => undefined
  scroller.addEventListener('scroll', onChange, { passive: true })
  const observer = new ResizeObserver(onChange)
  observer.observe(scroller)
  return () => {
    scroller.removeEventListener('scroll', onChange)
    observer.disconnect()
  }
}

/** `start` counts from where the line begins; from right to left the browser counts below 0. */
function scrollTo(scroller: HTMLElement, top: number, start: number): void {
  scroller.scrollTop = top
  scroller.scrollLeft = getComputedStyle(scroller).direction === 'rtl' ? -start : start
}

function boxOf(scroller: HTMLElement | null): SightBox {
  if (!scroller) return { top: 0, start: 0, width: 0, height: 0 }
  const { scrollTop, scrollLeft, clientWidth, clientHeight } = scroller
  return { top: scrollTop, start: Math.abs(scrollLeft), width: clientWidth, height: clientHeight }
}
