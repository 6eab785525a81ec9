import { useWrite } from '@stoa/api/react'
import * as analyticsConfigCalls from './analytics-configs-calls.ts'
import { analyticsConfigKeys } from '../keys.ts'
import type { AnalyticsChoices } from './analytics-configs-types.ts'

/** Keeps what a person chooses the first time that they are asked. */
export const useCreateAnalyticsConfig = () =>
  useWrite({
    call: (http, payload: AnalyticsChoices) => analyticsConfigCalls.create(http, payload),
    stale: () => [analyticsConfigKeys.current()],
  })

/** Changes what a person has chosen. */
export const useUpdateAnalyticsConfig = () =>
  useWrite({
    call: (http, changes: Partial<AnalyticsChoices>) => analyticsConfigCalls.update(http, changes),
    stale: () => [analyticsConfigKeys.current()],
  })

/** Forgets what a person has chosen: they will be asked again. */
export const useDeleteAnalyticsConfig = () =>
  useWrite({
    call: (http) => analyticsConfigCalls.delete(http),
    stale: () => [analyticsConfigKeys.current()],
  })
