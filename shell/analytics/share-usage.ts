import { storeQueries } from '@stoa/api/admin/store'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import type { CollectorConfig } from './collector-config.ts'
import type { EventQueue } from './event-queue.ts'
import type { Collector } from './rudder.ts'
import { sendStoreFacts } from './store-facts.ts'

export interface SharingParts {
  http: HttpClient
  cache: QueryClient
  queue: EventQueue
  collector: CollectorConfig
  person: { id: string }
  /** Whether events may name the person. */
  isNamed: boolean
  /** Address that the person just agreed to share. */
  email: string | undefined
  /** Calls back with the current path and each later one. */
  onPage: (listener: (path: string) => void) => () => void
}

/** Sends recorded events to the collector until the returned function is called. */
export function shareUsage(parts: SharingParts): () => void {
  const { queue, onPage, cache, http, person, isNamed, email } = parts
  let isOver = false
  queue.hold()
  let opened: Collector | undefined
  const stopPages = onPage((path) => queue.add({ type: 'page', path }))
  const track = (name: string, properties: object) =>
    queue.add({ type: 'track', name, properties: { ...properties } })

  const begin = async () => {
    const [{ openCollector }, { store }] = await Promise.all([
      import(/* webpackChunkName: "rudder" */ './rudder.ts'),
      cache.fetchQuery(storeQueries(http).current()),
    ])
    if (isOver) return
    opened = openCollector(parts.collector)
    opened.turnTo(isNamed ? person.id : undefined)
    if (isNamed) opened.send({ type: 'identify', userId: person.id, traits: { store: store.name } })
    queue.open(opened.send)
    if (isNamed && email) track('userEmail', { email })
    await sendStoreFacts(http, { store, personId: person.id, isOver: () => isOver }, track)
  }
  // Lost usage data is not worth an error message.
  begin().catch(() => queue.close())

  return () => {
    isOver = true
    stopPages()
    queue.close()
    opened?.forget()
  }
}
