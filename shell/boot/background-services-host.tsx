import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'

import { whenIdle } from '../analytics/when-idle.ts'
import { logCrash } from '../extensions/operator-log.ts'
import type { BackgroundServicesProps } from './background-services.tsx'

/** Services load after this time even if the page never becomes idle: one of them may explain why. */
const PATIENCE_MS = 4000

/** Delay before failed services are loaded again, in milliseconds. */
const AGAIN_MS = 10_000

const loadAhead = () => import(/* webpackChunkName: "ahead" */ '../routing/ahead-service.tsx')

const whenPatient = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))

/** Resolves once the page has read something and reads nothing more. */
const whenRead = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const stop = client.getQueryCache().subscribe((event) => {
      const hasRead = event.type === 'updated' && event.action.type === 'success'
      if (!hasRead || client.isFetching() > 0) return
      stop()
      resolve()
    })
  })

interface Loaded {
  Ahead: ComponentType
  Services: ComponentType<BackgroundServicesProps>
}

async function loadAll(): Promise<Loaded> {
  const [{ AheadService: Ahead }, { BackgroundServices: Services }] = await Promise.all([
    loadAhead(),
    import(/* webpackChunkName: "background" */ './background-services.tsx'),
  ])
  return { Ahead, Services }
}

/**
 * Loads what prepares the next page as soon as the first one has its data, and the services once a page is idle; renders
 * nothing until then.
 */
export function BackgroundServicesHost(props: BackgroundServicesProps) {
  const client = useQueryClient()
  const { key } = useLocation()
  const [{ Ahead, Services }, setLoaded] = useState<Partial<Loaded>>({})

  useEffect(() => {
    const load = async () => {
      await whenRead(client)
      const { AheadService } = await loadAhead()
      setLoaded((loaded) => ({ ...loaded, Ahead: AheadService }))
    }
    // The services bring it too.
    load().catch(() => undefined)
  }, [client])

  return (
    <>
      {Ahead ? <Ahead /> : null}
      {/* A navigation starts the wait again. */}
      {Services ? <Services {...props} /> : <WaitingServices key={key} onLoaded={setLoaded} />}
    </>
  )
}

function WaitingServices({ onLoaded }: { onLoaded: (loaded: Loaded) => void }) {
  const client = useQueryClient()
  useEffect(() => {
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      await Promise.race([whenIdle(() => client.isFetching() > 0), whenPatient()])
      if (isUnmounted) return
      try {
        onLoaded(await loadAll())
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
  }, [client, onLoaded])
  return null
}
