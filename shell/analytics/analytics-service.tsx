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
import { collectorConfig } from './collector-config.ts'
import { mustAsk, sharingOf } from './consent.ts'
import type { EventQueue } from './event-queue.ts'
import { clearTraces } from './clear-traces.ts'
import { shareUsage } from './share-usage.ts'

export interface AnalyticsServiceProps {
  queue: EventQueue
  flags: FlagStore
  session: SessionStore
  router: Pick<DataRouter, 'state' | 'subscribe'>
}

/** Calls back with the current path and each later one; changes of the query string do not count. */
function pagesOf(router: AnalyticsServiceProps['router'], listener: (path: string) => void): () => void {
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

/** Asks for consent where it is missing and shares usage data where it was given. */
export function AnalyticsService({ queue, flags, session, router }: AnalyticsServiceProps) {
  const http = useApi()
  const cache = useQueryClient()
  const { user, isLost } = useStore(session)
  const isFlagOn = useFlagOn(flags, 'analytics')
  const config = useQuery(analyticsConfigQueries(http).current({ isFlagOn: isFlagOn === true }))
  const [isSubmitting, setSubmitting] = useState(false)
  const [joinedWith] = useState(takeAgreedEmail)
  const email = useRef(joinedWith)

  const facts = { isFlagOn, isSignedIn: !isLost, choices: config.data?.analytics_config }
  // A lost session does not revoke consent.
  const sharing = sharingOf({ ...facts, isSignedIn: true }, config.isError)

  const share = useEffectEvent((isNamed: boolean) => {
    const collector = collectorConfig(document)
    if (!collector) return queue.close()
    const onPage = (listener: (path: string) => void) => pagesOf(router, listener)
    const answered = email.current
    email.current = undefined
    return shareUsage({ http, cache, queue, collector, person: user, isNamed, email: answered, onPage })
  })
  useEffect(() => {
    if (sharing === undefined) return
    if (sharing !== 'nothing') return share(sharing === 'named')
    queue.close()
    clearTraces()
  }, [sharing, queue])

  if (!mustAsk(facts, isSubmitting)) return null
  return (
    <AnalyticsOverlay
      isSubmitting={isSubmitting}
      onSubmitting={setSubmitting}
      onAnswered={(answered) => {
        email.current = answered
      }}
    />
  )
}
