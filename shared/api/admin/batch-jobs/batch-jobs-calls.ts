import type { AdminGetBatchParams, AdminPostBatchesReq } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { BatchJob, BatchJobPage } from './batch-jobs-types.ts'

interface BatchJobRes {
  batch_job: BatchJob
}

/**
 * Starts a job, for instance `product-export`. With `dry_run` it waits for `confirm` before it does anything. Refused
 * with 404 when the server has no such type of job.
 */
export const create = (http: HttpClient, payload: AdminPostBatchesReq, options?: CallOptions) =>
  http.post<BatchJobRes>(route`/admin/batch-jobs`, payload, options)

/** The jobs of the signed-in user, newest first; `limit` defaults to 10. */
export const list = (http: HttpClient, query?: AdminGetBatchParams, options?: CallOptions) =>
  http.get<BatchJobPage>(route`/admin/batch-jobs`, query, options)

/** Recognises a write by the moment that it leaves in the job. */
const recognised = (
  id: string,
  moment: 'canceled_at' | 'confirmed_at',
  options?: CallOptions,
): CallOptions => ({
  happened: async (http) => {
    const { batch_job } = await retrieve(http, id)
    return batch_job[moment] ? { batch_job } : undefined
  },
  ...options,
})

/** Stops a job. Refused with 400 when it is completed. */
export const cancel = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<BatchJobRes>(
    route`/admin/batch-jobs/${id}/cancel`,
    undefined,
    recognised(id, 'canceled_at', options),
  )

/** Lets a job that waits, status `pre_processed`, do its work. Refused with 400 in any other status. */
export const confirm = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<BatchJobRes>(
    route`/admin/batch-jobs/${id}/confirm`,
    undefined,
    recognised(id, 'confirmed_at', options),
  )

/** One job. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<BatchJobRes>(route`/admin/batch-jobs/${id}`, undefined, options)
