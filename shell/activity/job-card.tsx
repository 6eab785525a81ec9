import type { BatchJob } from '@stoa/api/admin/batch-jobs'
import { useHost, useSession } from '@stoa/extension-sdk'
import { formatDateTime, formatRelative } from '@stoa/i18n/dates'
import { Badge, type BadgeProps } from '@stoa/ui/badge'
import { useTranslation } from 'react-i18next'

import { errorsOf } from '../jobs/job-rules.ts'
import { useTypeWords } from '../jobs/use-type-words.ts'
import { JobActions } from './job-actions.tsx'
import styles from './job-card.module.css'
import { JobFile } from './job-file.tsx'
import { JobProgress } from './job-progress.tsx'
import { useFreshJob } from './use-fresh-job.ts'

const TONES: Readonly<Record<BatchJob['status'], BadgeProps['tone']>> = {
  created: 'neutral',
  pre_processed: 'warning',
  confirmed: 'info',
  processing: 'info',
  completed: 'success',
  canceled: 'neutral',
  failed: 'danger',
}

export function JobCard({ job: listed }: { job: BatchJob }) {
  const { t } = useTranslation('shell')
  const job = useFreshJob(listed)
  const wordsOf = useTypeWords()
  const errors = errorsOf(job)
  return (
    <article className={styles.card} aria-labelledby={`job-${job.id}`}>
      <header className={styles.header}>
        <h3 className={styles.title} id={`job-${job.id}`}>
          {wordsOf(job.type)}
        </h3>
        <Badge tone={TONES[job.status]}>{t(`jobs.status.${job.status}`)}</Badge>
      </header>
      <StartedBy job={job} />
      <JobProgress job={job} label={wordsOf(job.type)} />
      <JobFile job={job} />
      {job.status === 'pre_processed' ? <Announcement job={job} /> : null}
      {errors.length > 0 ? (
        <details className={styles.errors}>
          <summary>{t('activity.errors', { count: errors.length })}</summary>
          <ul>
            {[...new Set(errors)].map((error) => (
              <li key={error}>
                <bdi>{error}</bdi>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <JobActions job={job} />
    </article>
  )
}

/** The store lists only the signed-in person's own jobs. */
function StartedBy({ job }: { job: BatchJob }) {
  const { t } = useTranslation('shell')
  const { language } = useHost()
  const person = useSession()
  const locale = language.locale()
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || person?.email
  return (
    <p className={styles.when}>
      {name === undefined ? null : (
        <>
          <bdi>{name}</bdi>
          {' · '}
        </>
      )}
      <time dateTime={job.created_at} title={formatDateTime(job.created_at, locale)}>
        {formatRelative(job.created_at, locale)}
      </time>
      {job.completed_at ? (
        <>
          {' · '}
          {t('activity.completedAt', { moment: formatDateTime(job.completed_at, locale) })}
        </>
      ) : null}
    </p>
  )
}

/** What the job will do once confirmed, in the server's words. */
function Announcement({ job: { result } }: { job: BatchJob }) {
  return result?.stat_descriptors?.map(({ key, message }) => (
    <p key={key} className={styles.when}>
      <bdi>{message}</bdi>
    </p>
  ))
}
