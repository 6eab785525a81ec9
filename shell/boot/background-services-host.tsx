import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'

import { whenIdle } from '../analytics/when-idle.ts'
import { logCrash } from '../extensions/operator-log.ts'
import type { BackgroundServicesProps } from './background-services.tsx'

/** Services load after this time even if the page never becomes idle: one of them may explain why. */
const PATIENCE_MS = 4000

async function loadServices(isWaiting: () => boolean) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([whenIdle(isWaiting), patience])
  return (await import(/* webpackChunkName: "background" */ './background-services.tsx')).BackgroundServices
}

/** Delay before failed services are loaded again, in milliseconds. */
const AGAIN_MS = 10_000

/** Loads the background services once the first page is idle; renders nothing until then. */
export function BackgroundServicesHost(props: BackgroundServicesProps) {
  const cache = useQueryClient()
  const [Services, setServices] = useState<ComponentType<BackgroundServicesProps>>()
  useEffect(() => {
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      try {
        const services = await loadServices(() => cache.isFetching() > 0)
        if (!isUnmounted) setServices(() => services)
      } catch (error) {
        if (!timer) logCrash('shell', 'background services', error)
        if (!isUnmounted) timer = setTimeout(() => void load(), AGAIN_MS)
      }
    }
    void load()
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [cache])
  return Services ? <Services {...props} /> : null
}
