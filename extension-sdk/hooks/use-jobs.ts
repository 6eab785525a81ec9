import type { JobsPort } from '../ports/jobs.ts'
import { useHost } from './use-host.ts'

/** Says that a batch job was started, and shows those there are, see {@link JobsPort}. */
export const useJobs = (): JobsPort => useHost().jobs
