import type { JobsPort } from '@stoa/extension-sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the rest of the shell knows of jobs while nobody looks at them. */
export interface JobNews {
  /** To how many jobs something happened since the person last looked. */
  newCount: number
  /** How often somebody has said that a job was started. */
  started: number
  /** How often somebody has asked to see the jobs. */
  asked: number
}

/** Where the news are kept. */
export type JobBoard = StoreApi<JobNews>

/** A board without news. */
export const createJobBoard = (): JobBoard => createStore(() => ({ newCount: 0, started: 0, asked: 0 }))

/** Remotes tell the board of a job that they have started, and ask to show them all. */
export const createJobsPort = (board: JobBoard): JobsPort => ({
  started: () => board.setState(({ started }) => ({ started: started + 1 })),
  show: () => board.setState(({ asked }) => ({ asked: asked + 1 })),
})
