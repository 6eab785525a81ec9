import { useUnsavedChanges } from '@stoa/extension-sdk'
import { useCallback, useMemo, useState } from 'react'

import { type ImportSettings, markOf } from './import-settings.ts'
import { importStep } from './model/import-step.ts'
import type { CsvFile } from './read-csv.ts'
import { useCsvFile } from './use-csv-file.ts'
import { useImportJob, type ImportKind } from './use-import-job.ts'

interface ImportOptions<Store, Settings extends ImportSettings, Report> {
  kind: ImportKind
  /** What the store offers as columns; undefined until it is read. The same object while nothing changes. */
  store: Store | undefined
  /** The result of the check and how to discard it. */
  check: { report: Report | undefined; clear: () => void }
  /** The columns that a file may have. */
  namesOf: (file: CsvFile, store: Store) => readonly string[]
  /** Guesses the settings from the file. Must be declared outside the component, as `namesOf`. */
  guess: (file: CsvFile, store: Store) => Settings
}

/** The state of an import, from the choice of the file to the end of its job. */
export function useImport<Store, Settings extends ImportSettings, Report>(
  options: ImportOptions<Store, Settings, Report>,
) {
  const { kind, store, check, namesOf, guess } = options
  const csv = useCsvFile()
  const job = useImportJob(kind)
  const [chosen, setChosen] = useState<Partial<Settings>>({})
  const { file } = csv
  const guessed = useMemo(() => file && store && guess(file, store), [file, store, guess])
  const names = useMemo(() => (file && store ? namesOf(file, store) : []), [file, store, namesOf])
  // The price columns decide the decimal mark until one is chosen.
  const mark = file && chosen.columns && { mark: markOf(file, chosen.columns) }
  const settings: Settings | undefined = guessed && { ...guessed, ...mark, ...chosen }
  useUnsavedChanges(file !== undefined && (!job.isStarted || !job.job || job.job.status === 'pre_processed'))

  const read = (source: File, delimiter?: string) => {
    setChosen({})
    void csv.read(source, delimiter)
  }
  const restart = () => {
    csv.clear()
    check.clear()
    setChosen({})
  }
  const cancel = () => {
    restart()
    void job.cancel()
  }
  const change = useCallback((next: Partial<Settings>) => setChosen((before) => ({ ...before, ...next })), [])
  /** Sends the rows to import to the server, under the name of the file. */
  const send = (content: string) => {
    const name = (file?.name ?? '').replace(/\.\w+$/, '')
    void job.start(new File([content], `${name}.csv`, { type: 'text/csv' }))
  }
  const state = importStep({ file, settings, store, report: check.report, isStarted: job.isStarted })
  return { state, names, csv, job, change, read, restart, cancel, send }
}
