import type { BatchJob } from '@stoa/api/admin/batch-jobs'

type Job = Pick<BatchJob, 'status'>

const FINAL: ReadonlySet<string> = new Set(['completed', 'failed', 'canceled'])

/** Nothing will change about it any more. */
export const isFinal = ({ status }: Job): boolean => FINAL.has(status)

/** Milliseconds until a job is read again; false when it need not be. */
export function nextLook(job: Job | undefined): number | false {
  if (!job) return 2000
  if (isFinal(job)) return false
  return job.status === 'processing' ? 5000 : 2000
}

/** What went wrong, in the server's words. */
export const jobErrors = ({ result }: Pick<BatchJob, 'result'>): string[] =>
  (result?.errors ?? []).flatMap((error) => (typeof error === 'string' ? [error] : [error.message ?? '']))
