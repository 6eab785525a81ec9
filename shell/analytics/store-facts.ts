import { regionCalls } from '@stoa/api/admin/regions'
import type { AdminStore } from '@stoa/api/admin/store'
import type { HttpClient } from '@stoa/api/http'

import totals from './store-totals.json' with { type: 'json' }
import type { EventProperties } from './usage-event.ts'

/** Where it is noted what this browser session has told already, so that a page load tells nothing twice. */
const TOLD = 'stoa-analytics-told'

const MANY_REGIONS = 500

type Fact = () => Promise<EventProperties> | EventProperties

/** Totals of the whole store: one row is asked for, because all that counts is the `count` beside it. */
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
 * Tells what the store is like, each fact once in a browser session and for each person, one small request after the
 * other. What cannot be read, for instance because the person may not, is left for the next page load.
 */
export async function tellStoreFacts(
  http: HttpClient,
  { store, personId, isOver }: { store: AdminStore; personId: string; isOver: () => boolean },
  tell: (name: string, properties: EventProperties) => void,
): Promise<void> {
  for (const [name, fact] of Object.entries(factsOf(http, store))) {
    const mark = `${TOLD}:${personId}:${name}`
    if (isOver()) return
    if (sessionStorage.getItem(mark)) continue
    const properties = await Promise.resolve(fact()).catch(() => undefined)
    if (isOver() || !properties) continue
    sessionStorage.setItem(mark, '1')
    tell(name, properties)
  }
}
