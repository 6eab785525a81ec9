import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'

import { whenIdle } from '../analytics/when-idle.ts'
import { logCrash } from '../extensions/operator-log.ts'
import type { BackgroundServicesProps } from './background-services.tsx'

/** Services load after this time even if the page never becomes idle: one of them may explain why. */
const PATIENCE_MS = 4000

async function loadServices(isWaiting: () => boolean, isOver: () => boolean) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([whenIdle(isWaiting), patience])
  if (isOver()) return undefined
  return (await import(/* webpackChunkName: "background" */ './background-services.tsx')).BackgroundServices
}

/** Delay before failed services are loaded again, in milliseconds. */
const AGAIN_MS = 10_000

/** Loads the background services once a page is idle; renders nothing until then. A navigation starts the wait again. */
export function BackgroundServicesHost(props: BackgroundServicesProps) {
  const { key } = useLocation()
  const [Services, setServices] = useState<ComponentType<BackgroundServicesProps>>()
  return Services ? <Services {...props} /> : <WaitingServices key={key} setServices={setServices} />
}

interface WaitingServicesProps {
  setServices: (services: () => ComponentType<BackgroundServicesProps>) => void
}

function WaitingServices({ setServices }: WaitingServicesProps) {
  const cache = useQueryClient()
  useEffect(() => {
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      try {
        const services = await loadServices(
          () => cache.isFetching() > 0,
          () => isUnmounted,
        )
        if (services) setServices(() => services)
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
  }, [cache, setServices])
  return null
}
