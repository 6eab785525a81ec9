import { useContext } from 'react'

import { ExtensionNameContext } from '../host/context.ts'
import { useHost } from './use-host.ts'

/**
 * Records usage figures under the extension's name, see `AnalyticsPort`.
 *
 * @example const track = useAnalytics(); … track('points-awarded', { points: 20 })
 */
export function useAnalytics() {
  const { analytics } = useHost()
  const name = useContext(ExtensionNameContext)
  if (!name) throw new Error('useAnalytics must be used inside a contribution')
  return (event: string, properties?: Readonly<Record<string, string | number | boolean>>) =>
    analytics.track(name, event, properties)
}
