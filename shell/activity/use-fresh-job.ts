import { batchJobQueries, type BatchJob } from '@stoa/api/admin/batch-jobs'
import { useApi } from '@stoa/api/react'
import { useJobs } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isUnderWay, newerOf, READ_AGAIN_MS } from '../jobs/job-rules.ts'

/**
 * Polls one visible job more often than the list. Falls back to the list on errors; refetches the list once the job has
 * finished.
 */
export function useFreshJob(listed: BatchJob): BatchJob {
  const { started: readList } = useJobs()
  const { data } = useQuery({
    ...batchJobQueries(useApi()).detail(listed.id),
    enabled: isUnderWay(listed),
    initialData: { batch_job: listed },
    refetchInterval: ({ state: { data: read, error } }) =>
      error ? false : (READ_AGAIN_MS[newerOf(listed, read?.batch_job).status] ?? false),
    retry: false,
    meta: { quiet: true },
  })
  const fresh = newerOf(listed, data.batch_job)
  const isOverByNow = isUnderWay(listed) && !isUnderWay(fresh)
  useEffect(() => {
    if (isOverByNow) readList()
  }, [isOverByNow, readList])
  return fresh
}
