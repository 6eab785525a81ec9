/** The data of an import, as far as it is there. */
interface ImportData<File, Store, Settings, Report> {
  file: File | undefined
  store: Store | undefined
  settings: Settings | undefined
  report: Report | undefined
  /** The rows are being written, or were. */
  isStarted: boolean
}

/** The step of an import, with the data that the step needs. */
export type ImportStep<File, Store, Settings, Report> =
  | { step: 'file' }
  | { step: 'columns'; file: File; store: Store; settings: Settings }
  | { step: 'check' | 'write'; file: File; store: Store; settings: Settings; report: Report }

/** The step follows from the data alone, so that no step can be shown without its data. */
export function importStep<File, Store, Settings, Report>(
  data: ImportData<File, Store, Settings, Report>,
): ImportStep<File, Store, Settings, Report> {
  const { file, store, settings, report, isStarted } = data
  if (!file || !store || !settings) return { step: 'file' }
  if (!report) return { step: 'columns', file, store, settings }
  return { step: isStarted ? 'write' : 'check', file, store, settings, report }
}
