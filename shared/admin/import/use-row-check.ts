import { shownFailure } from '@stoa/api/http'
import { useRef, useState } from 'react'

/** Cancels a check, and receives its progress. */
interface CheckOptions {
  signal: AbortSignal
  /** 0 to 1, of what the store is asked for. */
  onRead: (done: number) => void
  /** 0 to 1, of the rows. */
  onRow: (done: number) => void
}

/** A check of all rows of a file: first the store is read, then the rows are compared with it. A later one replaces it. */
export function useRowCheck<Result>() {
  const [result, setResult] = useState<Result>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<unknown>()
  const checking = useRef<AbortController>(undefined)

  const run = async (check: (options: CheckOptions) => Promise<Result>) => {
    checking.current?.abort()
    const { signal } = (checking.current = new AbortController())
    setError(undefined)
    setProgress(0)
    try {
      const onRead = (done: number) => setProgress(done / 2)
      const onRow = (done: number) => setProgress(0.5 + done / 2)
      const found = await check({ signal, onRead, onRow })
      if (!signal.aborted) setResult(found)
    } catch (failure) {
      if (!signal.aborted) setError(shownFailure(failure))
    } finally {
      if (checking.current?.signal === signal) setProgress(undefined)
    }
  }

  const clear = () => {
    checking.current?.abort()
    setResult(undefined)
    setProgress(undefined)
    setError(undefined)
  }

  return { result, setResult, progress, error, run, clear }
}
