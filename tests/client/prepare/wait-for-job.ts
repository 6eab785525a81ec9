import { setTimeout as pause } from 'node:timers/promises'

import { batchJobs } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'

const TRIES = 60
const BETWEEN_TRIES = 500

/** Waits until the server has looked a dry-run job through, so that it can be confirmed or cancelled. */
export async function waitForJob(http: HttpClient, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { batch_job } = await batchJobs.retrieve(http, id)
    if (batch_job.status === 'pre_processed') return
    await pause(BETWEEN_TRIES)
  }
  throw new Error(`The job ${id} was never looked through`)
}
