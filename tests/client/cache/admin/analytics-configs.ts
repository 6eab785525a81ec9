import {
  analyticsConfigKeys,
  analyticsConfigQueries,
  useCreateAnalyticsConfig,
  useDeleteAnalyticsConfig,
  useUpdateAnalyticsConfig,
} from '@stoa/api/admin/analytics-configs'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof analyticsConfigQueries> = (http) => ({
  current: analyticsConfigQueries(http).current({ isFlagOn: true }),
})

const chosen = [analyticsConfigKeys.current()]

export const writes = [
  written(useCreateAnalyticsConfig, { opt_out: false, anonymize: true }, chosen),
  written(useUpdateAnalyticsConfig, { opt_out: true }, chosen),
  written(useDeleteAnalyticsConfig, undefined, chosen),
]
