import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Page } from '@stoa/ui/page'
import type { ComponentType } from 'react'

import { LoadFailure } from '../record/load-failure.tsx'
import { Wizard } from '../steps/wizard.tsx'
import { CheckStep, type ImportFindings } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import type { ImportSettings } from './import-settings.ts'
import { JobStep, type JobTexts } from './job-step.tsx'
import type { LeftRow } from './model/rewrite.ts'
import { PickFile, type FileTemplate } from './pick-file.tsx'
import type { CsvFile } from './read-csv.ts'
import { useImport } from './use-import.ts'
import type { ImportKind } from './use-import-job.ts'

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

interface ImportWizardProps<
  Store,
  Settings extends ImportSettings,
  Report extends { left: readonly LeftRow[] },
  Row extends { id: string },
> {
  kind: ImportKind
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
  /** The file for the server. */
  contentOf: (report: Report) => string
  jobTextsOf: (report: Report, job: BatchJob | undefined) => JobTexts
  /** Called before a failed job leads back to the findings. */
  onJobFailed?: (job: BatchJob) => void
}

/** The page of an import: choose a file, name its columns, check its rows, have the server write them. */
export function ImportWizard<
  Store,
  Settings extends ImportSettings,
  Report extends { left: readonly LeftRow[] },
  Row extends { id: string },
>(props: ImportWizardProps<Store, Settings, Report, Row>) {
  const { kind, title, description, back, source, template, namesOf, guess, check, Options } = props
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { store } = source
  const { state, names, csv, job, change, read, restart, cancel, send } = useImport({
    kind,
    store,
    check,
    namesOf,
    guess,
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
    const texts = props.jobTextsOf(report, job.job)
    if (state.step === 'check') {
      const { isSending, error } = job
      return (
        <CheckStep
          file={file}
          left={report.left}
          leftMessage={texts.left}
          findings={props.findingsOf(report, { settings, isSending })}
          isSending={isSending}
          error={error}
          onBack={check.clear}
          onSend={() => send(props.contentOf(report))}
          onCancel={cancel}
        />
      )
    }
    return (
      <JobStep
        file={file}
        left={report.left}
        job={job.job}
        texts={texts}
        isConfirming={job.isConfirming}
        error={job.error}
        onConfirm={() => void job.confirm()}
        onCancel={cancel}
        onBack={() => {
          if (job.job) props.onJobFailed?.(job.job)
          void job.cancel()
        }}
        onAgain={cancel}
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
          { id: 'job', title: t('import.job.confirm') },
        ]}
        step={state.step}
      >
        {content()}
      </Wizard>
    </Page>
  )
}
