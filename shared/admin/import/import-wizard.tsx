import type { BatchJob } from '@stoa/api/admin/batch-jobs'

import { ImportPage, type ImportProps } from './import-page.tsx'
import type { ImportSettings } from './import-settings.ts'
import { JobStep, type JobTexts } from './job-step.tsx'
import type { LeftRow } from './model/rewrite.ts'
import { useImportJob, type ImportKind } from './use-import-job.ts'

interface ImportWizardProps<
  Store,
  Settings extends ImportSettings,
  Report extends { left: readonly LeftRow[] },
  Row extends { id: string },
> extends ImportProps<Store, Settings, Report, Row> {
  kind: ImportKind
  /** The file for the server. */
  contentOf: (report: Report) => string
  jobTextsOf: (report: Report, job: BatchJob | undefined) => JobTexts
  /** Called before a failed job leads back to the findings. */
  onJobFailed?: (job: BatchJob) => void
}

/** The page of an import that a job of the server writes: it checks the file once more before a person confirms. */
export function ImportWizard<
  Store,
  Settings extends ImportSettings,
  Report extends { left: readonly LeftRow[] },
  Row extends { id: string },
>({ kind, contentOf, jobTextsOf, onJobFailed, ...props }: ImportWizardProps<Store, Settings, Report, Row>) {
  const job = useImportJob(kind)
  const { isStarted, isSending, error } = job
  return (
    <ImportPage
      {...props}
      leftMessage={(report) => jobTextsOf(report, job.job).leftMessage}
      delivery={{
        isStarted,
        isSending,
        error,
        isUnsaved: !isStarted || !job.job || job.job.status === 'pre_processed',
        cancel: () => void job.cancel(),
      }}
      onSend={(report, file) => {
        const name = file.name.replace(/\.\w+$/, '')
        void job.start(new File([contentOf(report)], `${name}.csv`, { type: 'text/csv' }))
      }}
    >
      {({ file, report, restart }) => (
        <JobStep
          file={file}
          left={report.left}
          job={job.job}
          {...jobTextsOf(report, job.job)}
          isConfirming={job.isConfirming}
          error={error}
          onConfirm={() => void job.confirm()}
          onCancel={restart}
          onBack={() => {
            if (job.job) onJobFailed?.(job.job)
            void job.cancel()
          }}
          onAgain={restart}
        />
      )}
    </ImportPage>
  )
}
