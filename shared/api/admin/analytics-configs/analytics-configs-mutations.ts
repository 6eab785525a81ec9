import { useWrite } from '@stoa/api/react'
import * as analyticsConfigCalls from './analytics-configs-calls.ts'
import { analyticsConfigKeys } from '../keys.ts'
import type { AnalyticsChoices } from './analytics-configs-types.ts'

/** Stores a user's first choice. */
export const useCreateAnalyticsConfig = () =>
  useWrite({
    call: (http, payload: AnalyticsChoices) => analyticsConfigCalls.create(http, payload),
    stale: () => [analyticsConfigKeys.current()],
  })

/** Changes a user's choice. The form shows a refusal. */
export const useUpdateAnalyticsConfig = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, changes: Partial<AnalyticsChoices>) => analyticsConfigCalls.update(http, changes),
    stale: () => [analyticsConfigKeys.current()],
  })

/** Deletes a user's choice: they will be asked again. */
export const useDeleteAnalyticsConfig = () =>
  useWrite({
    call: (http) => analyticsConfigCalls.delete(http),
    stale: () => [analyticsConfigKeys.current()],
  })
