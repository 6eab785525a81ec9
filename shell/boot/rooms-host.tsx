import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'

import { whenQuiet } from '../analytics/when-quiet.ts'
import { logCrash } from '../extensions/operator-log.ts'
import type { RoomsProps } from './rooms.tsx'

/** A page that is not quiet by then may need the room that says why. */
const PATIENCE_MS = 4000

async function loadRooms(isWaiting: () => boolean) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([whenQuiet(isWaiting), patience])
  return (await import(/* webpackChunkName: "rooms" */ './rooms.tsx')).Rooms
}

/** How long rooms that could not be fetched are left alone, in milliseconds. */
const AGAIN_MS = 10_000

/** The place of the rooms above every page, empty until the first page is there. */
export function RoomsHost(props: RoomsProps) {
  const cache = useQueryClient()
  const [Rooms, setRooms] = useState<ComponentType<RoomsProps>>()
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const bring = async () => {
      try {
        const rooms = await loadRooms(() => cache.isFetching() > 0)
        if (!isGone) setRooms(() => rooms)
      } catch (error) {
        if (!timer) logCrash('shell', 'rooms', error)
        if (!isGone) timer = setTimeout(() => void bring(), AGAIN_MS)
      }
    }
    void bring()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [cache])
  return Rooms ? <Rooms {...props} /> : null
}
