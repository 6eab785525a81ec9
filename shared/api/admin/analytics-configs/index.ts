export * as analyticsConfigCalls from './analytics-configs-calls.ts'
export { analyticsConfigKeys } from '../keys.ts'
export {
  useCreateAnalyticsConfig,
  useDeleteAnalyticsConfig,
  useUpdateAnalyticsConfig,
} from './analytics-configs-mutations.ts'
export { analyticsConfigQueries } from './analytics-configs-queries.ts'
export type { AnalyticsChoices, AnalyticsConfig } from './analytics-configs-types.ts'
