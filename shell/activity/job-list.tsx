import type { BatchJobPage } from '@stoa/api/admin/batch-jobs'
import { useFailureText } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { EmptyState } from '@stoa/ui/empty-state'
import { ErrorState } from '@stoa/ui/error-state'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import type { UseQueryResult } from '@tanstack/react-query'
import Inbox from 'lucide-react/icons/inbox'
import { useTranslation } from 'react-i18next'

import { JobCard } from './job-card.tsx'
import styles from './job-list.module.css'

type Jobs = Pick<BatchJobPage, 'batch_jobs'>

export function JobList({ query }: { query: UseQueryResult<Jobs> }) {
  const { t } = useTranslation('shell')
  const failureText = useFailureText()
  const { data, error, isFetching, refetch } = query
  const retry = { onPress: () => void refetch(), isLoading: isFetching }
  if (!data) {
    if (error) return <ErrorState title={t('activity.failed')} message={failureText(error)} retry={retry} />
    return (
      <output className={styles.loading}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <SkeletonLines count={6} />
      </output>
    )
  }
  return (
    <div className={styles.list}>
      {error ? (
        <Banner tone="warning" title={t('activity.stale')}>
          {failureText(error)}
        </Banner>
      ) : null}
      {data.batch_jobs.length === 0 ? (
        <EmptyState icon={Inbox} title={t('activity.empty')} message={t('activity.emptyMessage')} />
      ) : (
        <ul className={styles.jobs}>
          {data.batch_jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
