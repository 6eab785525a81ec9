import { batchJobQueries } from '@stoa/api/admin/batch-jobs'
import type { HttpClient } from '@stoa/api/http'

import { monthAgo } from './month-ago.ts'

const LIMIT = 100

/** The jobs of the last month. Whoever shows them says it when they cannot be read. */
export const jobsQuery = (http: HttpClient, now = new Date()) => ({
  ...batchJobQueries(http).list({ limit: LIMIT, created_at: { gte: monthAgo(now).toISOString() } }),
  meta: { quiet: true } as const,
})
