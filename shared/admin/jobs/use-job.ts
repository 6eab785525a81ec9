import { batchJobQueries } from '@stoa/api/admin/batch-jobs'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

import { nextLook } from './job-state.ts'

/** A batch job, read again and again until it is at its end; nothing without an id. */
export function useJob(id: string | undefined) {
  const queries = batchJobQueries(useApi())
  const { data, error } = useQuery({
    ...queries.detail(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => nextLook(state.data?.batch_job),
    staleTime: 0,
  })
  return { job: data?.batch_job, error }
}
