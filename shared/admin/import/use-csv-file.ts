import { useRef, useState } from 'react'

import { readCsv, type CsvFile } from './read-csv.ts'

/** The file that is imported: reads it, and again with another delimiter. */
export function useCsvFile() {
  const [file, setFile] = useState<CsvFile>()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<'unreadable' | 'empty'>()
  const reading = useRef<AbortController>(undefined)

  const read = async (source: File, delimiter?: string) => {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    setProblem(undefined)
    setProgress(0)
    try {
      const next = await readCsv(source, {
        signal,
        onProgress: setProgress,
        ...(delimiter !== undefined && { delimiter }),
      })
      if (next.rows.length === 0) setProblem('empty')
      else setFile(next)
    } catch {
      // Given up by hand, or the browser cannot read the file any more: it was moved or changed.
      if (!signal.aborted) setProblem('unreadable')
    } finally {
      if (reading.current?.signal === signal) setProgress(undefined)
    }
  }

  const clear = () => {
    reading.current?.abort()
    setFile(undefined)
    setProgress(undefined)
    setProblem(undefined)
  }

  return { file, progress, problem, read, clear }
}
