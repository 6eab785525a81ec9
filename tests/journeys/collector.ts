import { text } from 'node:stream/consumers'

import { listen } from '../../shell/gateway/listen.ts'

/** One event as the library sends it. */
export interface CollectedEvent {
  type: 'identify' | 'page' | 'track'
  event?: string
  userId?: string
  anonymousId?: string
  properties?: Record<string, unknown>
  context: { traits?: Record<string, unknown>; page?: Record<string, unknown> }
}

/** A collector on this machine, which writes down whatever reaches it. */
export interface Collector {
  url: string
  /** The requests that came, preflights left out: where to, by which key, with which events. */
  arrived: { path: string; authorization: string; batch: CollectedEvent[] }[]
  events: () => CollectedEvent[]
  /** The payload of each track event that came, by its name. */
  facts: () => Record<string, unknown>
  stop: () => Promise<void>
}

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const arrived: Collector['arrived'] = []
  const { port, close } = await listen(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, authorization')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const { authorization = '' } = request.headers
    const { batch } = JSON.parse(await text(request)) as { batch: CollectedEvent[] }
    arrived.push({ path: request.url ?? '', authorization, batch })
    response.writeHead(200, { 'content-type': 'text/plain' }).end('OK')
  }, 0)
  const events = () => arrived.flatMap(({ batch }) => batch)
  return {
    url: `http://localhost:${port}`,
    arrived,
    events,
    facts: () =>
      Object.fromEntries(events().flatMap(({ event, properties }) => (event ? [[event, properties]] : []))),
    stop: close,
  }
}
