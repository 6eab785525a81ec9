import { RudderAnalytics } from '@rudderstack/analytics-js/lite'
import type { ApiCallback, ApiObject, LoadOptions } from '@rudderstack/analytics-js/lite'

import type { CollectorConfig } from './collector-config.ts'
import { clearTraces } from './clear-traces.ts'
import { sendInOrder } from './send-in-order.ts'
import type { Send, UsageEvent } from './usage-event.ts'

const DAY_MS = 86_400_000

/** Batches events to the collector; loads no further code and contacts no other host. */
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

/** The collector as the rest of this folder sees it. */
export interface Collector {
  send: Send
  /** Identifies the sender of later events; undefined for anonymous ones. Resets after another person. */
  turnTo(personId: string | undefined): void
  /** Drops unsent events and clears every trace in this browser. */
  forget(): void
}

/** Path only: queries hold search terms, and titles name customers. */
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

function loaded({ url, writeKey }: CollectorConfig): RudderAnalytics {
  if (library) return library
  library = new RudderAnalytics()
  library.load(writeKey, url, LOAD_OPTIONS)
  return library
}

/** Opens the collector. The library is created once per page load, even when consent changes. */
export function openCollector(config: CollectorConfig): Collector {
  const opened = loaded(config)
  const reset = () => opened.reset({ entries: { userId: true, userTraits: true, anonymousId: true } })
  return {
    send: sendInOrder((event, onTaken) => hand(opened, event, onTaken)),
    turnTo(personId = '') {
      if ((opened.getUserId() ?? '') !== personId) reset()
    },
    forget() {
      reset()
      clearTraces()
    },
  }
}
