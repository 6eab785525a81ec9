import { storeQueries } from '@stoa/api/admin/store'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import type { CollectorPlace } from './collector-place.ts'
import type { EventQueue } from './event-queue.ts'
import type { Collector } from './rudder.ts'
import { tellStoreFacts } from './store-facts.ts'

/** What sharing needs. */
export interface SharingParts {
  http: HttpClient
  cache: QueryClient
  queue: EventQueue
  place: CollectorPlace
  person: { id: string }
  /** Whether it may be said who the person is. */
  isNamed: boolean
  /** An address that the person gave just now for this purpose. */
  email: string | undefined
  /** Calls back with the path of the page that is open, and with each that is opened later. */
  onPage: (listener: (path: string) => void) => () => void
}

/** Sends what is recorded to the collector until it is told to stop; then nothing more leaves. */
export function shareUsage(parts: SharingParts): () => void {
  const { queue, onPage, cache, http, person, isNamed, email } = parts
  let isOver = false
  queue.hold()
  let collector: Collector | undefined
  const stopPages = onPage((path) => queue.add({ type: 'page', path }))
  const track = (name: string, properties: object) =>
    queue.add({ type: 'track', name, properties: { ...properties } })

  const begin = async () => {
    const [{ openCollector }, { store }] = await Promise.all([
      import(/* webpackChunkName: "rudder" */ './rudder.ts'),
      cache.fetchQuery(storeQueries(http).current()),
    ])
    if (isOver) return
    collector = openCollector(parts.place)
    collector.turnTo(isNamed ? person.id : undefined)
    if (isNamed) collector.send({ type: 'identify', userId: person.id, traits: { store: store.name } })
    queue.open(collector.send)
    if (isNamed && email) track('userEmail', { email })
    await tellStoreFacts(http, { store, personId: person.id, isOver: () => isOver }, track)
  }
  // Usage data that cannot be sent is nobody's loss who works here.
  begin().catch(() => queue.close())

  return () => {
    isOver = true
    stopPages()
    queue.close()
    collector?.forget()
  }
}
