import { analyticsConfigQueries } from '@stoa/api/admin/analytics-configs'
import { useApi } from '@stoa/api/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router'
import { useStore } from 'zustand'

import type { FlagStore } from '../flags/flag-store.ts'
import type { SessionStore } from '../session/session-store.ts'
import { takeAgreedEmail } from './agreed-email.ts'
import { AnalyticsOverlay } from './analytics-overlay.tsx'
import { collectorPlace } from './collector-place.ts'
import { mustAsk, sharingOf } from './consent.ts'
import type { EventQueue } from './event-queue.ts'
import { forgetTraces } from './forget-traces.ts'
import { shareUsage } from './share-usage.ts'

/** What the room is given at the root of the signed-in part. */
export interface AnalyticsRoomProps {
  queue: EventQueue
  flags: FlagStore
  session: SessionStore
  router: Pick<DataRouter, 'state' | 'subscribe'>
}

/** Tells of the page that is open and of each that follows; not of what changes behind the question mark. */
function pagesOf(router: AnalyticsRoomProps['router'], listener: (path: string) => void): () => void {
  let path = router.state.location.pathname
  listener(path)
  return router.subscribe(({ location }) => {
    if (location.pathname === path) return
    path = location.pathname
    listener(path)
  })
}

function useFlagOn({ port, isKnown }: FlagStore, key: string): boolean | undefined {
  return useSyncExternalStore(port.subscribe, () => {
    const isOn = port.isOn(key)
    return isKnown() ? isOn : undefined
  })
}

/** Asks for consent where it is missing, and shares usage data where it was given. */
export function AnalyticsRoom({ queue, flags, session, router }: AnalyticsRoomProps) {
  const http = useApi()
  const cache = useQueryClient()
  const { user, isLost } = useStore(session)
  const isFlagOn = useFlagOn(flags, 'analytics')
  const config = useQuery(analyticsConfigQueries(http).current({ isFlagOn: isFlagOn === true }))
  const [isSubmitting, setSubmitting] = useState(false)
  const [joinedWith] = useState(takeAgreedEmail)
  const email = useRef(joinedWith)

  const facts = { isFlagOn, isSignedIn: !isLost, choices: config.data?.analytics_config }
  // A session that is lost for a while changes nothing about what was agreed to.
  const sharing = sharingOf({ ...facts, isSignedIn: true }, config.isError)

  const share = useEffectEvent((isNamed: boolean) => {
    const place = collectorPlace(document)
    if (!place) return queue.close()
    const onPage = (listener: (path: string) => void) => pagesOf(router, listener)
    const given = email.current
    email.current = undefined
    return shareUsage({ http, cache, queue, place, person: user, isNamed, email: given, onPage })
  })
  useEffect(() => {
    if (sharing === undefined) return
    if (sharing !== 'nothing') return share(sharing === 'named')
    queue.close()
    forgetTraces()
  }, [sharing, queue])

  if (!mustAsk(facts, isSubmitting)) return null
  return (
    <AnalyticsOverlay
      isSubmitting={isSubmitting}
      onSubmitting={setSubmitting}
      onAnswered={(given) => {
        email.current = given
      }}
    />
  )
}
