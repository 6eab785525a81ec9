import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'

import { soon } from '../routing/soon.ts'

/** Loads what prepares the next page once the first one has read its data; renders nothing until then. */
export function AheadHost() {
  const client = useQueryClient()
  const [Service, setService] = useState<ComponentType>()
  useEffect(() => {
    let isAsked = false
    const load = async () => {
      try {
        const { AheadService } = await import(/* webpackChunkName: "ahead" */ '../routing/ahead-service.tsx')
        setService(() => AheadService)
      } catch {
        // The next read tries again.
        isAsked = false
      }
    }
    return client.getQueryCache().subscribe((event) => {
      const hasRead = event.type === 'updated' && event.action.type === 'success'
      if (isAsked || !hasRead || client.isFetching() > 0) return
      isAsked = true
      soon(() => void load())
    })
  }, [client])
  return Service ? <Service /> : null
}
