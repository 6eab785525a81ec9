import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'

/** Loads what prepares the next page once the first one has read its data; renders nothing until then. */
export function AheadHost() {
  const client = useQueryClient()
  const [Service, setService] = useState<ComponentType>()
  useEffect(() => {
    let isAsked = false
    return client.getQueryCache().subscribe((event) => {
      const hasRead = event.type === 'updated' && event.action.type === 'success'
      if (isAsked || !hasRead || client.isFetching() > 0) return
      isAsked = true
      import(/* webpackChunkName: "ahead" */ '../routing/ahead-service.tsx').then(
        ({ AheadService }) => setService(() => AheadService),
        () => {
          isAsked = false
        },
      )
    })
  }, [client])
  return Service ? <Service /> : null
}
