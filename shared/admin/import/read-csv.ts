import Papa from 'papaparse'

/** The cells of a file. */
export interface CsvFile {
  name: string
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  delimiter: string
  /** A quote is opened and never closed: what follows may be torn. */
  isTorn: boolean
  source: File
}

interface ReadOptions {
  /** Empty: the one that fits. */
  delimiter?: string
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (done: number) => void
}

/** In bytes: small enough that no piece keeps the page from answering. */
const PIECE = 256 * 1024

/** Put in place of what is no UTF-8. */
const UNREADABLE = '\uFFFD'

/** Reads a file piece by piece. What is not UTF-8 is taken for the encoding that spreadsheet programs in the west write. */
export async function readCsv(source: File, options: ReadOptions): Promise<CsvFile> {
  const read = await parse(source, 'utf-8', options)
  const isReadable = ![read.headers, ...read.rows].some((cells) =>
    cells.some((cell) => cell.includes(UNREADABLE)),
  )
  return isReadable ? read : parse(source, 'windows-1252', options)
}

function parse(source: File, encoding: string, { delimiter = '', signal, onProgress }: ReadOptions) {
  return new Promise<CsvFile>((resolve, reject) => {
    const lines: string[][] = []
    let found = delimiter
    let isTorn = false
    Papa.parse<string[]>(source, {
      delimiter,
      encoding,
      skipEmptyLines: 'greedy',
      chunkSize: PIECE,
      chunk: ({ data, errors, meta }, parser) => {
        for (const line of data) lines.push(line)
        found = meta.delimiter
        isTorn ||= errors.some(({ type }) => type === 'Quotes')
        onProgress(Math.min(1, meta.cursor / source.size))
        if (signal.aborted) parser.abort()
      },
      complete: () => {
        if (signal.aborted) return reject(signal.reason as Error)
        const [headers = [], ...rows] = lines
        const named = headers.map((header) => header.replace(/^\uFEFF/, '').trim())
        resolve({ name: source.name, headers: named, rows, delimiter: found, isTorn, source })
      },
      error: reject,
    })
  })
}
