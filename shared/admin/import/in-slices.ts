/** Rows that are looked at before the page may answer again. */
const SLICE = 500

const pause = () => new Promise<void>((go) => setTimeout(go))

interface SliceOptions {
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (done: number) => void
}

/** Looks at rows one after the other without keeping the page from answering. Given up, it answers what it has. */
export async function inSlices<Row, Result>(
  rows: readonly Row[],
  look: (row: Row) => Result,
  { signal, onProgress }: SliceOptions,
): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < rows.length && !signal.aborted) {
    for (const row of rows.slice(results.length, results.length + SLICE)) results.push(look(row))
    onProgress(results.length / rows.length)
    await pause()
  }
  return results
}
