import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ROW_HEIGHT } from './column-layout.ts'
import { GridHeader } from './grid-header.tsx'
import { GridRow } from './grid-row.tsx'
import styles from './grid.module.css'
import { useGridInput } from './use-grid-input.ts'
import { useGridState, useGridStore } from './use-grid.ts'
import { useGridView } from './use-grid-view.ts'

interface GridSheetProps {
  label: string
  isBusy: boolean
}

export function GridSheet({ label, isBusy }: GridSheetProps) {
  const store = useGridStore()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isRtl = useLocale().direction === 'rtl'
  const { rows, positions, layout, page } = useGridView(scroller)
  const visible = useGridState((state) => state.visible)
  const hasLevels = useGridState(({ sheet }) => sheet.rows.some(({ level }) => level > 0))
  const input = useGridInput(store, { isRtl, page }, scroller)
  return (
    <div ref={setScroller} className={styles.scroller}>
      <table
        className={styles.grid}
        role={hasLevels ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-busy={isBusy}
        aria-multiselectable
        aria-rowcount={visible.length + 1}
        aria-colcount={layout.positions.length}
        {...input}
      >
        <GridHeader positions={positions} width={layout.width} />
        <tbody
          className={styles.body}
          style={{ inlineSize: layout.width, blockSize: visible.length * ROW_HEIGHT }}
        >
          {rows.map((index) => {
            const row = visible[index]
            return row ? (
              <GridRow key={row.key} row={row} index={index} positions={positions} hasLevels={hasLevels} />
            ) : null
          })}
        </tbody>
      </table>
    </div>
  )
}
