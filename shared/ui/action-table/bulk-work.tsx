import { useRef, useState } from 'react'

import { BulkBar } from '../bulk-bar/bulk-bar.tsx'
import type { ActionTableProps, TableBulkAction } from './action-table-props.ts'
import type { useBulk } from './use-bulk.ts'

/** What is selected, and what can be done with it. */
export interface BulkWorkProps<Row>
  extends
    Pick<ActionTableProps<Row>, 'rows' | 'rowKey' | 'rowName' | 'bulkActions' | 'matching'>,
    Pick<ReturnType<typeof useBulk<Row>>, 'selected' | 'running' | 'run' | 'clear'> {}

interface FailedRow<Row> {
  row: Row
  error: string
}

/**
 * The bar of the selected rows. Once all rows of the page are selected it offers those of the other pages, which are read
 * when an action begins. Rows of other pages that failed stay selected, and the bar says why.
 */
export function BulkWork<Row>(props: BulkWorkProps<Row>) {
  const { rows, rowKey, rowName, bulkActions, matching, selected, running, run, clear } = props
  const [wantsAll, setWantsAll] = useState(false)
  const [elsewhere, setElsewhere] = useState<readonly FailedRow<Row>[]>([])
  const [progress, setProgress] = useState<{ id: string; done: number; count: number }>()
  const stop = useRef<AbortController>(undefined)
  const isOffered = matching !== undefined && selected.length === rows.length && matching.count > rows.length
  const isAll = wantsAll && isOffered && elsewhere.length === 0

  const work = async (action: TableBulkAction<Row>) => {
    const { id } = action
    stop.current = new AbortController()
    const { signal } = stop.current
    try {
      if (isAll) setProgress({ id, done: 0, count: matching.count })
      const on = isAll ? await matching.read(signal) : [...selected, ...elsewhere.map(({ row }) => row)]
      if (!on) return
      let done = 0
      const onWritten = () => setProgress({ id, done: ++done, count: on.length })
      const results = await run(action, on, { signal, onWritten })
      if (!results) return
      const errors = new Map(results.map((result) => [result.id, result.error]))
      const onPage = new Set(rows.map(rowKey))
      setElsewhere(
        on.flatMap((row) => {
          const error = errors.get(rowKey(row))
          return error === undefined || onPage.has(rowKey(row)) ? [] : [{ row, error }]
        }),
      )
      setWantsAll(false)
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <BulkBar
      count={isAll ? matching.count : selected.length + elsewhere.length}
      actions={bulkActions.map((action) => ({ ...action, onPress: () => void work(action) }))}
      running={running ?? progress?.id}
      progress={progress}
      onStop={() => stop.current?.abort()}
      onClear={() => {
        setElsewhere([])
        clear()
      }}
      all={
        isOffered && elsewhere.length === 0
          ? { count: matching.count, isSelected: isAll, onChange: setWantsAll }
          : undefined
      }
      failures={elsewhere.map(({ row, error }) => ({ id: rowKey(row), name: rowName(row), error }))}
    />
  )
}
