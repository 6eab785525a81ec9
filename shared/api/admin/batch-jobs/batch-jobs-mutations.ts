import type { AdminPostBatchesReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as batchJobCalls from './batch-jobs-calls.ts'
import { batchJobKeys } from '../keys.ts'

const staleJob = ({ id }: { id: string }) => [batchJobKeys.lists(), batchJobKeys.detail(id)]

/** Starts a job; the caller shows an error. Its changes make data stale only once the job is completed. */
export const useCreateBatchJob = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostBatchesReq) => batchJobCalls.create(http, payload),
    stale: () => [batchJobKeys.lists()],
  })

/** Stops a job. */
export const useCancelBatchJob = () =>
  useWrite({
    call: (http, { id }: { id: string }) => batchJobCalls.cancel(http, id),
    stale: staleJob,
  })

/** Lets a job that waits do its work. */
export const useConfirmBatchJob = () =>
  useWrite({
    call: (http, { id }: { id: string }) => batchJobCalls.confirm(http, id),
    stale: staleJob,
  })
