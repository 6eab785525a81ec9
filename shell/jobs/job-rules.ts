import type { BatchJob } from '@stoa/api/admin/batch-jobs'

type Completed = Pick<BatchJob, 'status' | 'completed_at'>

/** Completion time in milliseconds of the server's clock; 0 if not completed. */
const completionOf = ({ status, completed_at }: Completed): number =>
  status === 'completed' && completed_at ? Date.parse(completed_at) : 0

/** Latest completion time; 0 if none is completed. */
export const lastCompletion = (jobs: readonly Completed[]): number => Math.max(0, ...jobs.map(completionOf))

/** Jobs completed after a moment, earliest first. */
export const completedAfter = <Job extends Completed>(jobs: readonly Job[], moment: number): Job[] =>
  jobs.filter((job) => completionOf(job) > moment).toSorted((a, b) => completionOf(a) - completionOf(b))

/** Latest change; 0 without jobs. */
export const lastChange = (jobs: readonly Pick<BatchJob, 'updated_at'>[]): number =>
  Math.max(0, ...jobs.map(({ updated_at }) => Date.parse(updated_at)))

/** Number of jobs changed after a moment. */
export const changedAfter = (jobs: readonly Pick<BatchJob, 'updated_at'>[], moment: number): number =>
  jobs.filter(({ updated_at }) => Date.parse(updated_at) > moment).length

/** Turns a type into words: `price-list-import` becomes "price list import". */
export const typeWords = (type: string): string => type.replaceAll('-', ' ')

/** Whether the server will still work on the job. */
export const isUnderWay = ({ status }: Pick<BatchJob, 'status'>): boolean =>
  status !== 'completed' && status !== 'canceled' && status !== 'failed'

/** Poll interval of a visible job in milliseconds, by status. */
export const READ_AGAIN_MS: Readonly<Partial<Record<BatchJob['status'], number>>> = {
  created: 2000,
  pre_processed: 2000,
  confirmed: 2000,
  processing: 5000,
}

/** The more recently changed of two states of a job. */
export const newerOf = <Job extends Pick<BatchJob, 'updated_at'>>(one: Job, other: Job = one): Job =>
  Date.parse(other.updated_at) > Date.parse(one.updated_at) ? other : one

/** Progress from 0 to 1; undefined before the server has counted. */
export function shareDone({ result }: Pick<BatchJob, 'result'>): number | undefined {
  const { count, advancement_count: done, progress } = result ?? {}
  if (count && done !== undefined) return Math.min(done / count, 1)
  return progress === undefined ? undefined : Math.min(Math.max(progress, 0), 1)
}

/** Errors of a job, in the server's words. */
export const errorsOf = ({ result }: Pick<BatchJob, 'result'>): string[] =>
  (result?.errors ?? []).flatMap((error) => (typeof error === 'string' ? error : (error.message ?? [])))
