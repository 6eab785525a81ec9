import { useUnsavedChanges } from '@stoa/extension-sdk'
import { useCallback, useState } from 'react'

import type { ImportSettings } from './import-settings.ts'
import { useCsvFile } from './use-csv-file.ts'
import { useImportJob, type ImportKind } from './use-import-job.ts'

/** An import from the choice of the file to the end of its job; `clearCheck` forgets what was found in the rows. */
export function useImport<Settings extends ImportSettings>(kind: ImportKind, clearCheck: () => void) {
  const csv = useCsvFile()
  const importing = useImportJob(kind)
  const [chosen, setChosen] = useState<Partial<Settings>>({})
  const { file } = csv
  const { job, isStarted } = importing
  useUnsavedChanges(file !== undefined && (!isStarted || !job || job.status === 'pre_processed'))

  const take = (source: File, delimiter?: string) => {
    setChosen({})
    void csv.read(source, delimiter)
  }
  const restart = () => {
    csv.clear()
    clearCheck()
    setChosen({})
  }
  const cancel = () => {
    restart()
    void importing.cancel()
  }
  const change = useCallback((next: Partial<Settings>) => setChosen((before) => ({ ...before, ...next })), [])
  /** Hands the server the rows that are to be imported, under the name that the file has. */
  const send = (content: string) => {
    const name = (file?.name ?? '').replace(/\.\w+$/, '')
    void importing.start(new File([content], `${name}.csv`, { type: 'text/csv' }))
  }
  return { csv, file, importing, job, isStarted, chosen, change, take, restart, cancel, send }
}
