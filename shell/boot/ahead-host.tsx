import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'

import { soon } from '../routing/soon.ts'

/** Whether a page is shown that reads nothing any more: its code may come long after the data of the shell. */
const isShown = (client: QueryClient): boolean =>
  client.isFetching() === 0 && document.querySelector('main h1') !== null

/** Loads what prepares the next page once the first one is shown; renders nothing until then. */
export function AheadHost() {
  const client = useQueryClient()
  const [Service, setService] = useState<ComponentType>()
  useEffect(() => {
    let isAsked = false
    const load = async () => {
      // The reads of a page begin after it is rendered.
      isAsked = isShown(client)
      if (!isAsked) return
      observer.disconnect()
      try {
        const { AheadService } = await import(/* webpackChunkName: "ahead" */ '../routing/ahead-service.tsx')
        setService(() => AheadService)
      } catch {
        // The next read tries again.
        isAsked = false
      }
    }
    const look = () => {
      if (isAsked || !isShown(client)) return
      isAsked = true
      soon(() => void load())
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') look()
    })
    return () => {
      observer.disconnect()
      unsubscribe()
    }
  }, [client])
  return Service ? <Service /> : null
}
