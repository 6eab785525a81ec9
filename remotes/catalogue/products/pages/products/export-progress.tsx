import { jobErrors, ProgressLine } from '@stoa/admin/jobs'
import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'

/** How far an export is, and what came of it. */
export function ExportProgress({ job }: { job: BatchJob | undefined }) {
  const { t } = useTranslation()
  if (job?.status === 'completed') return <Banner tone="success" title={t('products.export.ready')} />
  if (job?.status === 'canceled') return <Banner tone="info" title={t('products.export.canceled')} />
  if (job?.status === 'failed') {
    return (
      <Banner tone="error" title={t('products.export.failed')}>
        {jobErrors(job).join(' ')}
      </Banner>
    )
  }
  const { count = 0, advancement_count: done = 0 } = job?.result ?? {}
  return (
    <>
      <ProgressLine
        label={
          count > 0 ? t('products.export.progress', { done, total: count }) : t('products.export.preparing')
        }
        value={count > 0 ? done / count : undefined}
      />
      <p>{t('products.export.leave')}</p>
    </>
  )
}
