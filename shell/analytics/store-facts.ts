import { regionCalls } from '@stoa/api/admin/regions'
import type { AdminStore } from '@stoa/api/admin/store'
import type { HttpClient } from '@stoa/api/http'

import totals from './store-totals.json' with { type: 'json' }
import type { EventProperties } from './usage-event.ts'

/** Session storage prefix of facts already sent. */
const SENT_PREFIX = 'stoa-analytics-sent'

const MANY_REGIONS = 500

type Fact = () => Promise<EventProperties> | EventProperties

/** Unfiltered total: requests one row and reads the `count` beside it. */
async function total(http: HttpClient, address: string): Promise<EventProperties> {
  const [path = '', query] = address.split('?')
  const { count } = await http.get<{ count: number }>(path, Object.fromEntries(new URLSearchParams(query)))
  return { count }
}

async function regions(http: HttpClient): Promise<EventProperties> {
  const page = await regionCalls.list(http, { limit: MANY_REGIONS })
  return { regions: page.regions.map(({ name }) => name), count: page.count }
}

function factsOf(http: HttpClient, store: AdminStore): Record<string, Fact> {
  const counted = Object.entries(totals).map(([name, address]) => [name, () => total(http, address)])
  return {
    storeName: () => ({ name: store.name }),
    currencies: () => ({ used_currencies: store.currencies.map(({ code }) => code) }),
    ...(Object.fromEntries(counted) as Record<string, Fact>),
    regions: () => regions(http),
  }
}

/**
 * Sends each fact about the store once per browser session and person, one request at a time. A fact that cannot be
 * read is retried on the next page load.
 */
export async function sendStoreFacts(
  http: HttpClient,
  { store, personId, isOver }: { store: AdminStore; personId: string; isOver: () => boolean },
  send: (name: string, properties: EventProperties) => void,
): Promise<void> {
  for (const [name, fact] of Object.entries(factsOf(http, store))) {
    const mark = `${SENT_PREFIX}:${personId}:${name}`
    if (isOver()) return
    if (sessionStorage.getItem(mark)) continue
    const properties = await Promise.resolve(fact()).catch(() => undefined)
    if (isOver() || !properties) continue
    sessionStorage.setItem(mark, '1')
    send(name, properties)
  }
}
