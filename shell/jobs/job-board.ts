import type { JobsPort } from '@stoa/extension-sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the rest of the shell knows of jobs while nobody looks at them. */
export interface JobNews {
  /** To how many jobs something happened since the person last looked. */
  newCount: number
  /** How often somebody has said that a job was started. */
  started: number
}

/** Where the news are kept. */
export type JobBoard = StoreApi<JobNews>

/** A board without news. */
export const createJobBoard = (): JobBoard => createStore(() => ({ newCount: 0, started: 0 }))

/** Remotes tell the board of a job that they have started. */
export const createJobsPort = (board: JobBoard): JobsPort => ({
  started: () => board.setState(({ started }) => ({ started: started + 1 })),
})
