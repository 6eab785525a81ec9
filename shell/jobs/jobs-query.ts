import { batchJobQueries } from '@stoa/api/admin/batch-jobs'
import type { HttpClient } from '@stoa/api/http'

import { monthAgo } from './month-ago.ts'

const LIMIT = 100

/** Jobs of the last month. Components that show them report errors themselves. */
export const jobsQuery = (http: HttpClient, now = new Date()) => ({
  ...batchJobQueries(http).list({ limit: LIMIT, created_at: { gte: monthAgo(now).toISOString() } }),
  meta: { quiet: true } as const,
})
