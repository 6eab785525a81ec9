import { RudderAnalytics } from '@rudderstack/analytics-js/lite'
import type { ApiCallback, ApiObject, LoadOptions } from '@rudderstack/analytics-js/lite'

import type { CollectorPlace } from './collector-place.ts'
import { forgetTraces } from './forget-traces.ts'
import { oneByOne } from './one-by-one.ts'
import type { Send, UsageEvent } from './usage-event.ts'

const DAY_MS = 86_400_000

/** What the library may do: batches to the collector, and nothing that would load code or ask anybody else. */
export const LOAD_OPTIONS = {
  queueOptions: { batch: { enabled: true, maxItems: 10, flushInterval: 5000 } },
  storage: { migrate: false, cookie: { maxage: 365 * DAY_MS, samesite: 'Lax' } },
  sameDomainCookiesOnly: true,
  sessions: { autoTrack: false },
  loadIntegration: false,
  polyfillIfRequired: false,
  uaChTrackLevel: 'none',
  logLevel: 'NONE',
  plugins: [],
  getSourceConfig: () => ({
    source: {
      id: 'stoa',
      config: { statsCollection: { errors: { enabled: false }, metrics: { enabled: false } } },
      destinations: [],
    },
  }),
} satisfies LoadOptions

/** The collector as the rest of the room sees it. */
export interface Collector {
  send: Send
  /** Says whose events follow; undefined for somebody who is not to be known. Begins anew after somebody else. */
  turnTo(personId: string | undefined): void
  /** Takes back what has not left yet and every trace in this browser. */
  forget(): void
}

/** Where somebody is, without what they searched for and without titles, which name customers. */
function pageContext(path: string): ApiObject {
  const url = location.origin + path
  const nothing = { search: '', title: '', referrer: '', referring_domain: '' }
  return { ...nothing, initial_referrer: '', initial_referring_domain: '', path, url, tab_url: url }
}

function hand(library: RudderAnalytics, event: UsageEvent, onTaken: ApiCallback): void {
  const page = pageContext(event.type === 'page' ? event.path : location.pathname)
  switch (event.type) {
    case 'identify':
      return library.identify(event.userId, { ...event.traits }, { page }, onTaken)
    case 'page':
      return library.page({ ...page }, { page }, onTaken)
    case 'track':
      return library.track(event.name, { ...event.properties } as ApiObject, { page }, onTaken)
  }
}

let library: RudderAnalytics | undefined

function loaded({ url, writeKey }: CollectorPlace): RudderAnalytics {
  if (library) return library
  library = new RudderAnalytics()
  library.load(writeKey, url, LOAD_OPTIONS)
  return library
}

/** The collector at this place. The library is made once a page load, however often consent comes and goes. */
export function openCollector(place: CollectorPlace): Collector {
  const opened = loaded(place)
  const reset = () => opened.reset({ entries: { userId: true, userTraits: true, anonymousId: true } })
  return {
    send: oneByOne((event, onTaken) => hand(opened, event, onTaken)),
    turnTo(personId = '') {
      if ((opened.getUserId() ?? '') !== personId) reset()
    },
    forget() {
      reset()
      forgetTraces()
    },
  }
}
