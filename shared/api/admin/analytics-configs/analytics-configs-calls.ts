import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { AnalyticsChoices, AnalyticsConfig } from './analytics-configs-types.ts'

interface AnalyticsConfigRes {
  analytics_config: AnalyticsConfig
}

/** The choice of the signed-in user. Refused with 404 when it does not exist yet, or when the store has no analytics. */
export const retrieve = (http: HttpClient, options?: CallOptions) =>
  http.get<AnalyticsConfigRes>(route`/admin/analytics-configs`, undefined, options)

/**
 * Stores the first choice of the signed-in user. A second `create` would add another record: change it with `update`.
 */
export const create = (http: HttpClient, payload: AnalyticsChoices, options?: CallOptions) =>
  http.post<AnalyticsConfigRes>(route`/admin/analytics-configs`, payload, options)

/** Changes the choice of the signed-in user; creates it when there is none yet. */
export const update = (http: HttpClient, payload: Partial<AnalyticsChoices>, options?: CallOptions) =>
  http.post<AnalyticsConfigRes>(route`/admin/analytics-configs/update`, payload, options)

/** Deletes the choice of the signed-in user; also succeeds when there is none. */
const remove = (http: HttpClient, options?: CallOptions) =>
  http.delete<{ user_id: string; object: string; deleted: boolean }>(
    route`/admin/analytics-configs`,
    undefined,
    options,
  )
export { remove as delete }
