import { useUnsavedChanges } from '@stoa/extension-sdk'
import { useCallback, useMemo, useState } from 'react'

import { type ImportSettings, markOf } from './import-settings.ts'
import { importStep } from './model/import-step.ts'
import type { CsvFile } from './read-csv.ts'
import { useCsvFile } from './use-csv-file.ts'

/** How the rows come into the store. */
export interface Delivery {
  /** The last step is shown. */
  isStarted: boolean
  /** The rows are being handed over. */
  isSending: boolean
  /** Why they could not be handed over. */
  error: unknown
  /** Leaving the page would lose what was not written yet. */
  isUnsaved: boolean
  cancel: () => void
}

interface ImportOptions<Store, Settings extends ImportSettings, Report> {
  /** What the store offers as columns; undefined until it is read. The same object while nothing changes. */
  store: Store | undefined
  /** The result of the check and how to discard it. */
  check: { report: Report | undefined; clear: () => void }
  /** The columns that a file may have. */
  namesOf: (file: CsvFile, store: Store) => readonly string[]
  /** Guesses the settings from the file. Must be declared outside the component, as `namesOf`. */
  guess: (file: CsvFile, store: Store) => Settings
  delivery: Delivery
}

/** The state of an import, from the choice of the file to the end. */
export function useImport<Store, Settings extends ImportSettings, Report>(
  options: ImportOptions<Store, Settings, Report>,
) {
  const { store, check, namesOf, guess, delivery } = options
  const csv = useCsvFile()
  const [chosen, setChosen] = useState<Partial<Settings>>({})
  const { file } = csv
  const guessed = useMemo(() => file && store && guess(file, store), [file, store, guess])
  const names = useMemo(() => (file && store ? namesOf(file, store) : []), [file, store, namesOf])
  // The price columns decide the decimal mark until one is chosen.
  const mark = file && chosen.columns && { mark: markOf(file, chosen.columns) }
  const settings: Settings | undefined = guessed && { ...guessed, ...mark, ...chosen }
  useUnsavedChanges(file !== undefined && delivery.isUnsaved)

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
    delivery.cancel()
  }
  const change = useCallback((next: Partial<Settings>) => setChosen((before) => ({ ...before, ...next })), [])
  const state = importStep({ file, settings, store, report: check.report, isStarted: delivery.isStarted })
  return { state, names, csv, change, read, restart, cancel }
}
