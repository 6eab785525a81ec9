import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'

import type { AnalyticsRoomProps } from './analytics-room.tsx'
import { whenQuiet } from './when-quiet.ts'

/** Comes when the first page is there: nobody waits for it. */
async function loadRoom(isWaiting: () => boolean) {
  await whenQuiet(isWaiting)
  const { AnalyticsRoom } = await import(/* webpackChunkName: "analytics" */ './analytics-room.tsx')
  return AnalyticsRoom
}

/** The place of the room, empty until it has come. */
export function AnalyticsHost(props: AnalyticsRoomProps) {
  const { queue } = props
  const cache = useQueryClient()
  const [Room, setRoom] = useState<ComponentType<AnalyticsRoomProps>>()
  useEffect(() => {
    let isGone = false
    const bring = async () => {
      const room = await loadRoom(() => cache.isFetching() > 0)
      if (!isGone) setRoom(() => room)
    }
    // Without the room nobody is asked, and nothing is shared.
    bring().catch(() => queue.close())
    return () => {
      isGone = true
    }
  }, [cache, queue])
  return Room ? <Room {...props} /> : null
}
