import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { useHost } from '@stoa/extension-sdk'
import { formatPercent } from '@stoa/i18n/numbers'
import { useTranslation } from 'react-i18next'

import { isUnderWay, shareDone } from '../jobs/job-rules.ts'
import styles from './job-progress.module.css'

/** Progress bar while the job runs, item counts afterwards. */
export function JobProgress({ job, label }: { job: BatchJob; label: string }) {
  const { t } = useTranslation('shell')
  const locale = useHost().language.locale()
  const { count, advancement_count: done } = job.result ?? {}
  const share = shareDone(job)
  const words = count && done !== undefined ? t('activity.progress', { done, count }) : undefined
  if (!isUnderWay(job)) return words ? <p className={styles.words}>{words}</p> : null
  if (share === undefined) return null
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={label} max={1} value={share} />
      <span className={styles.words}>{words ?? formatPercent(Math.floor(share * 100), locale)}</span>
    </div>
  )
}
