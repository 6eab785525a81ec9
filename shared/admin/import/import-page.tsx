import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Page } from '@stoa/ui/page'
import type { ComponentType, ReactNode } from 'react'

import { LoadFailure } from '../failures/load-failure.tsx'
import { Wizard } from '../steps/wizard.tsx'
import { CheckStep, type ImportFindings } from './check-step.tsx'
import type { ColumnText } from './column-fields.tsx'
import { ColumnsStep } from './columns-step.tsx'
import type { ImportSettings } from './import-settings.ts'
import type { LeftRow } from './model/rewrite.ts'
import { PickFile, type FileTemplate } from './pick-file.tsx'
import type { CsvFile } from './read-csv.ts'
import { useImport, type Delivery } from './use-import.ts'

interface CheckInput<Store, Settings> {
  file: CsvFile
  store: Store
  settings: Settings
  /** The name of each column of the file; null for columns that are not imported. */
  targets: readonly (string | null)[]
}

/** The props of the further choices in the step of the columns. */
export interface ColumnOptionsProps<Settings> {
  settings: Settings
  onChange: (change: Partial<Settings>) => void
  /** The rows are being checked. */
  isDisabled: boolean
}

/** The step that writes, with the data that it needs. */
interface WriteInput<Report> {
  file: CsvFile
  report: Report
  /** Discards the import and begins with another file. */
  restart: () => void
}

/** What every import has to know, however its rows are written. */
export interface ImportProps<
  Store,
  Settings extends ImportSettings,
  Report extends { left: readonly LeftRow[] },
  Row extends { id: string },
> {
  title: string
  description: string
  back: { href: string; label: string }
  /** The data that decides which columns a file can have. */
  source: { store: Store | undefined; error: unknown; refetch: () => void }
  template: Omit<FileTemplate, 'onDownload'> & { onDownload: (store: Store) => void }
  /** The columns that a file may have. */
  namesOf: (file: CsvFile, store: Store) => readonly string[]
  /** Guesses the settings from the file. Must be declared outside the component, as `namesOf`. */
  guess: (file: CsvFile, store: Store) => Settings
  /** The label and the group of a column, by its name; keep it stable. Default those of the format for products and prices. */
  columnText?: ColumnText
  /** Whether a column can be a number, so that its decimal mark is a choice. Default true. */
  hasNumbers?: boolean
  /** The sentence that names missing columns; undefined when the rows can be checked. */
  missingOf: (targets: readonly (string | null)[]) => string | undefined
  /** Further choices in the step of the columns. */
  Options?: ComponentType<ColumnOptionsProps<Settings>>
  check: {
    label: string
    /** 0 to 1 while the rows are checked. */
    progress: number | undefined
    error: unknown
    report: Report | undefined
    run: (input: CheckInput<Store, Settings>) => Promise<unknown>
    clear: () => void
  }
  findingsOf: (report: Report, step: { settings: Settings; isSending: boolean }) => ImportFindings<Row>
}

interface ImportPageProps<
  Store,
  Settings extends ImportSettings,
  Report extends { left: readonly LeftRow[] },
  Row extends { id: string },
> extends ImportProps<Store, Settings, Report, Row> {
  /** Explains why rows are left out. */
  leftMessage: (report: Report) => string
  delivery: Delivery
  /** Begins to write the rows of the report. */
  onSend: (report: Report, file: CsvFile) => void
  /** The label of the button that sends. Default that of an import which the store checks once more. */
  sendLabel?: string
  /** The last step. */
  children: (input: WriteInput<Report>) => ReactNode
}

/** The page of an import: choose a file, name its columns, check its rows, write them. */
export function ImportPage<
  Store,
  Settings extends ImportSettings,
  Report extends { left: readonly LeftRow[] },
  Row extends { id: string },
>(props: ImportPageProps<Store, Settings, Report, Row>) {
  const { title, description, back, source, template, namesOf, guess, check, delivery, Options } = props
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { store } = source
  const { state, names, csv, change, read, restart, cancel } = useImport({
    store,
    check,
    namesOf,
    guess,
    delivery,
  })

  const content = () => {
    if (state.step === 'file') {
      return (
        <PickFile
          template={{ ...template, onDownload: store && (() => template.onDownload(store)) }}
          progress={csv.progress}
          problem={csv.problem}
          onFile={(file) => read(file)}
          onCancel={restart}
        />
      )
    }
    const { file, settings } = state
    if (state.step === 'columns') {
      const targets = settings.columns.map(({ target }) => target)
      return (
        <ColumnsStep
          file={file}
          settings={settings}
          names={names}
          columnText={props.columnText}
          hasNumbers={props.hasNumbers ?? true}
          missing={props.missingOf(targets)}
          progress={check.progress}
          progressLabel={check.label}
          onChange={change as (next: Partial<ImportSettings>) => void}
          onDelimiter={(delimiter) => read(file.source, delimiter)}
          onCheck={() => void check.run({ file, store: state.store, settings, targets })}
          onCancel={cancel}
        >
          {Options ? (
            <Options settings={settings} onChange={change} isDisabled={check.progress !== undefined} />
          ) : null}
        </ColumnsStep>
      )
    }
    const { report } = state
    if (state.step === 'write') return props.children({ file, report, restart: cancel })
    const { isSending, error } = delivery
    return (
      <CheckStep
        file={file}
        left={report.left}
        leftMessage={props.leftMessage(report)}
        findings={props.findingsOf(report, { settings, isSending })}
        isSending={isSending}
        error={error}
        sendLabel={props.sendLabel ?? t('import.check.send')}
        onBack={check.clear}
        onSend={() => props.onSend(report, file)}
        onCancel={cancel}
      />
    )
  }

  return (
    <Page title={title} description={description} back={back}>
      {source.error ? (
        <LoadFailure title={t('import.storeFailed')} error={source.error} onRetry={source.refetch} />
      ) : null}
      {check.error ? (
        <Banner tone="error" title={t('import.check.failed')}>
          {failureText(check.error)}
        </Banner>
      ) : null}
      <Wizard
        label={t('admin.steps.label')}
        steps={[
          { id: 'file', title: t('import.file.label') },
          { id: 'columns', title: t('import.columns.title') },
          { id: 'check', title: t('import.check.run') },
          { id: 'write', title: t('import.job.confirm') },
        ]}
        step={state.step}
      >
        {content()}
      </Wizard>
    </Page>
  )
}
