import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'

import { WithTexts } from '../language/with-texts.tsx'
import type { AnalyticsServiceProps } from './analytics-service.tsx'
import { whenIdle } from './when-idle.ts'

/** Loads after the first page has settled. */
async function loadService(isWaiting: () => boolean) {
  await whenIdle(isWaiting)
  const { AnalyticsService } = await import(/* webpackChunkName: "analytics" */ './analytics-service.tsx')
  return AnalyticsService
}

/** Loads and renders the analytics service; renders nothing until then. */
export function AnalyticsHost(props: AnalyticsServiceProps) {
  const { queue } = props
  const cache = useQueryClient()
  const [Service, setService] = useState<ComponentType<AnalyticsServiceProps>>()
  useEffect(() => {
    let isUnmounted = false
    const load = async () => {
      const service = await loadService(() => cache.isFetching() > 0)
      if (!isUnmounted) setService(() => service)
    }
    // Without the service no question is asked and nothing is shared.
    load().catch(() => queue.close())
    return () => {
      isUnmounted = true
    }
  }, [cache, queue])
  if (!Service) return null
  return (
    <WithTexts namespace="tools">
      <Service {...props} />
    </WithTexts>
  )
}
