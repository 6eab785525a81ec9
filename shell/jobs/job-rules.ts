import type { BatchJob } from '@stoa/api/admin/batch-jobs'

type Completed = Pick<BatchJob, 'status' | 'completed_at'>

/** When a job was completed, in milliseconds of the server's clock; 0 when it is not. */
const completionOf = ({ status, completed_at }: Completed): number =>
  status === 'completed' && completed_at ? Date.parse(completed_at) : 0

/** When the last of these jobs was completed; 0 when none is. */
export const lastCompletion = (jobs: readonly Completed[]): number => Math.max(0, ...jobs.map(completionOf))

/** The jobs that were completed after a moment, the first of them first. */
export const completedAfter = <Job extends Completed>(jobs: readonly Job[], moment: number): Job[] =>
  jobs.filter((job) => completionOf(job) > moment).toSorted((a, b) => completionOf(a) - completionOf(b))

/** When something last happened to one of these jobs; 0 when there is none. */
export const lastChange = (jobs: readonly Pick<BatchJob, 'updated_at'>[]): number =>
  Math.max(0, ...jobs.map(({ updated_at }) => Date.parse(updated_at)))

/** How many of these jobs something happened to after a moment. */
export const changedAfter = (jobs: readonly Pick<BatchJob, 'updated_at'>[], moment: number): number =>
  jobs.filter(({ updated_at }) => Date.parse(updated_at) > moment).length

/** The words of a type: `price-list-import` is "price list import". */
export const typeWords = (type: string): string => type.replaceAll('-', ' ')

/** A job that the server will still do something about, unless it is cancelled. */
export const isUnderWay = ({ status }: Pick<BatchJob, 'status'>): boolean =>
  status !== 'completed' && status !== 'canceled' && status !== 'failed'

/** How long one that somebody looks at is left alone before it is read again, in milliseconds, by its status. */
export const READ_AGAIN_MS: Readonly<Partial<Record<BatchJob['status'], number>>> = {
  created: 2000,
  pre_processed: 2000,
  confirmed: 2000,
  processing: 5000,
}

/** The one of two states of a job that the server changed last. */
export const newerOf = <Job extends Pick<BatchJob, 'updated_at'>>(one: Job, other: Job = one): Job =>
  Date.parse(other.updated_at) > Date.parse(one.updated_at) ? other : one

/** How much of a job is done, from 0 to 1; undefined while the server has not counted. */
export function shareDone({ result }: Pick<BatchJob, 'result'>): number | undefined {
  const { count, advancement_count: done, progress } = result ?? {}
  if (count && done !== undefined) return Math.min(done / count, 1)
  return progress === undefined ? undefined : Math.min(Math.max(progress, 0), 1)
}

/** What went wrong in a job, in the server's words. */
export const errorsOf = ({ result }: Pick<BatchJob, 'result'>): string[] =>
  (result?.errors ?? []).flatMap((error) => (typeof error === 'string' ? error : (error.message ?? [])))
