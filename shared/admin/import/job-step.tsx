import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { LinkButton } from '@stoa/ui/link-button'
import { Stack } from '@stoa/ui/stack'
import type { ReactNode } from 'react'

import { jobErrors } from '../jobs/job-state.ts'
import type { LeftRow } from './model/rewrite.ts'
import { ProgressLine } from '../jobs/progress-line.tsx'
import { LeftRows } from './left-rows.tsx'
import type { CsvFile } from './read-csv.ts'

/** What only one kind of import knows of its job. */
export interface JobTexts {
  readyTitle: string
  doneTitle: string
  /** Explains why rows are left out. */
  leftMessage: string
  /** The link to the result. */
  result: { href: string; label: string }
  backLabel: string
}

interface JobStepProps extends JobTexts {
  file: CsvFile
  left: readonly LeftRow[]
  /** Undefined until it has been read once. */
  job: BatchJob | undefined
  isConfirming: boolean
  error: unknown
  onConfirm: () => void
  onCancel: () => void
  /** Back to the findings of the check. */
  onBack: () => void
  onAgain: () => void
}

/** The server's answer about the file, the progress of the import, and its result. */
export function JobStep(props: JobStepProps) {
  const { file, left, job, isConfirming, error, onConfirm, onCancel, onBack, onAgain } = props
  const { readyTitle, doneTitle, leftMessage, result, backLabel } = props
  const { t } = useTranslation()
  const failureText = useFailureText()
  const again = <Button onPress={onAgain}>{t('import.job.again')}</Button>
  const cancel = <Button onPress={onCancel}>{t('admin.cancel')}</Button>
  const { count = 0, advancement_count: done = 0 } = job?.result ?? {}
  const views: Record<string, { body: ReactNode; actions: ReactNode }> = {
    created: { body: <ProgressLine label={t('import.job.preparing')} />, actions: cancel },
    pre_processed: {
      body: <Banner tone="info" title={readyTitle} />,
      actions: (
        <>
          {cancel}
          <Button variant="primary" onPress={onConfirm} isLoading={isConfirming}>
            {t('import.job.confirm')}
          </Button>
        </>
      ),
    },
    processing: {
      body: (
        <>
          <ProgressLine
            label={done > 0 ? t('import.job.progress', { done, total: count }) : t('import.job.running')}
            value={done > 0 ? done / count : undefined}
          />
          <p>{t('import.job.leave')}</p>
        </>
      ),
      actions: cancel,
    },
    completed: {
      body: (
        <>
          <Banner tone="success" title={doneTitle} />
          <LeftRows file={file} left={left} message={leftMessage} isDone />
        </>
      ),
      actions: (
        <>
          {again}
          <LinkButton variant="primary" href={result.href}>
            {result.label}
          </LinkButton>
        </>
      ),
    },
    failed: {
      body: (
        <Banner tone="error" title={t('import.job.failed')}>
          {job ? jobErrors(job).join(' ') : null}
        </Banner>
      ),
      actions: (
        <>
          {again}
          <Button variant="primary" onPress={onBack}>
            {backLabel}
          </Button>
        </>
      ),
    },
    canceled: { body: <Banner tone="info" title={t('import.job.canceled')} />, actions: again },
  }
  const status = job?.status === 'confirmed' ? 'processing' : (job?.status ?? 'created')
  const view = views[status] ?? views['created']
  return (
    <>
      {error ? (
        <Banner tone="error" title={t('import.job.noAnswer')}>
          {failureText(error)}
        </Banner>
      ) : null}
      <Card title={file.name}>
        <Stack>{view?.body}</Stack>
      </Card>
      <Inline justify="end">{view?.actions}</Inline>
    </>
  )
}
