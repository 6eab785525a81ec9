import type { JobsPort } from '@stoa/extension-sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Job counters shared with the rest of the shell. */
export interface JobNews {
  /** Number of jobs changed since the person last looked. */
  newCount: number
  /** Incremented for each reported start of a job. */
  startedCount: number
  /** Incremented for each request to show the jobs. */
  showRequests: number
}

export type JobBoard = StoreApi<JobNews>

export const createJobBoard = (): JobBoard =>
  createStore(() => ({ newCount: 0, startedCount: 0, showRequests: 0 }))

/** The port through which remotes report started jobs and open the list. */
export const createJobsPort = (board: JobBoard): JobsPort => ({
  started: () => board.setState(({ startedCount }) => ({ startedCount: startedCount + 1 })),
  show: () => board.setState(({ showRequests }) => ({ showRequests: showRequests + 1 })),
})
