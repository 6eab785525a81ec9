import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BulkProgress, TableBulkAction } from './action-table-props.ts'

interface BulkListeners<Row> {
  onSettled: (action: TableBulkAction<Row>, done: number, failed: number) => void
  onFailed: (error: unknown) => void
  /** An action, or `clear`, has left nothing selected: the pressed button is about to disappear. */
  onEmptied: () => void
}

const NONE: ReadonlySet<string> = new Set()
/** Nobody follows how far it is. */
const ALONE: BulkProgress = { signal: new AbortController().signal, onWritten: () => undefined }
const NO_FAILURES: ReadonlyMap<string, string> = new Map()

/** The selected rows on screen, and the failures of the last action. */
export function useBulk<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  { onSettled, onFailed, onEmptied }: BulkListeners<Row>,
) {
  const isLeaving = useRef(false)
  const [chosen, setChosen] = useState(NONE)
  const [failures, setFailures] = useState(NO_FAILURES)
  const [running, setRunning] = useState<string>()
  const selected = rows.filter((row) => chosen.has(rowKey(row)))
  const keys = new Set(selected.map(rowKey))
  // Rows that are not on screen are never acted on, even when they come back.
  if (keys.size < chosen.size) setChosen(keys)

  const isEmpty = keys.size === 0 && running === undefined
  const leave = useEffectEvent(onEmptied)
  useEffect(() => {
    if (isEmpty && isLeaving.current) leave()
    isLeaving.current = false
  }, [isEmpty])

  const select = (next: ReadonlySet<string>) => {
    setChosen(next)
    setFailures(new Map([...failures].filter(([key]) => next.has(key) || !keys.has(key))))
  }

  const run = async (action: TableBulkAction<Row>, on: readonly Row[], progress = ALONE) => {
    setRunning(action.id)
    setFailures(NO_FAILURES)
    try {
      const results = await action.run(on, progress)
      if (!results) return undefined
      const failed = new Map(
        results.flatMap(({ id, error }) => (error === undefined ? [] : [[id, error] as const])),
      )
      const settled = new Set(results.map(({ id }) => id))
      setFailures(failed)
      setChosen((now) => new Set([...now].filter((key) => failed.has(key) || !settled.has(key))))
      isLeaving.current = true
      onSettled(action, settled.size - failed.size, failed.size)
      return results
    } catch (error) {
      onFailed(error)
      return undefined
    } finally {
      setRunning(undefined)
    }
  }

  return {
    keys,
    selected,
    running,
    select,
    clear: () => {
      select(NONE)
      setFailures(NO_FAILURES)
      isLeaving.current = true
    },
    run,
    hasFailures: failures.size > 0,
    /** Until the next action, or until the row is deselected. */
    failureOf: (row: Row) => failures.get(rowKey(row)),
  }
}
