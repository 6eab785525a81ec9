import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { AnalyticsChoices, AnalyticsConfig } from './analytics-configs-types.ts'

interface AnalyticsConfigRes {
  analytics_config: AnalyticsConfig
}

/** What the person signed in has chosen. Refused with 404 when they have not yet, or when the store has no analytics. */
export const retrieve = (http: HttpClient, options?: CallOptions) =>
  http.get<AnalyticsConfigRes>(route`/admin/analytics-configs`, undefined, options)

/** Keeps the first choice of the person signed in. A second one would stand beside it: change that by `update`. */
export const create = (http: HttpClient, payload: AnalyticsChoices, options?: CallOptions) =>
  http.post<AnalyticsConfigRes>(route`/admin/analytics-configs`, payload, options)

/** Changes what the person signed in has chosen; creates it when there is nothing yet. */
export const update = (http: HttpClient, payload: Partial<AnalyticsChoices>, options?: CallOptions) =>
  http.post<AnalyticsConfigRes>(route`/admin/analytics-configs/update`, payload, options)

/** Forgets what the person signed in has chosen; succeeds also when there is nothing. */
const remove = (http: HttpClient, options?: CallOptions) =>
  http.delete<{ user_id: string; object: string; deleted: boolean }>(
    route`/admin/analytics-configs`,
    undefined,
    options,
  )
export { remove as delete }
