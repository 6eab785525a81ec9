import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'

import { NO_FEED, summariseFeed } from './feed-summary.ts'
import { sendHealth } from './health.ts'
import { listen } from './listen.ts'
import { dynamicDocument, sendDocument } from './dynamic-document.ts'
import { moveOrigins, type Moves } from './move-origins.ts'
import { readOnChange } from './read-on-change.ts'
import { namesFile, requestedPath } from './requested-path.ts'
import { setBaseHeaders, setPageHeaders } from './security-headers.ts'
import { sendNotFound, sendText } from './send-text.ts'
import { type Collector, sitePages } from './site-pages.ts'
import { staticFiles } from './static-files.ts'

export interface SiteOptions {
  /** The built tree, for example `dist/admin`. */
  root: string
  /** 0 takes a free port. */
  port: number
  /** Addresses to listen on; both loopback addresses by default. */
  hosts?: readonly string[]
  /** The backend's address without a trailing slash; by default the one that the pages were built with. */
  backend?: string
  /** Collector for people who agreed; without it nothing is collected. */
  analytics?: Collector
  /** Extension origins in the built feed → actual origins. */
  movedOrigins?: Moves
}

/** A running server; `close` stops it. */
export interface Served {
  url: string
  close(): Promise<void>
}

/** Serves a built admin or shop. Rejects if the tree has no page or the port is taken. */
export async function serveSite(options: SiteOptions): Promise<Served> {
  const page = join(options.root, 'index.html')
  if (!existsSync(page)) throw new Error(`${page} is missing: "npm run build" makes it.`)
  const { port, close } = await listen(siteListener(options), options.port, options.hosts)
  return { url: `http://localhost:${port}`, close }
}

function siteListener(options: SiteOptions): RequestListener {
  const answer = siteAnswer(options)
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (!response.headersSent) sendText(response, 500, 'The server could not read this.')
    })
  }
}

function siteAnswer({ root, backend, analytics, movedOrigins = {} }: SiteOptions) {
  const feedFile = join(root, 'feed.json')
  const feed = readOnChange(feedFile, async (text) => {
    const moved = moveOrigins(text, movedOrigins)
    return { document: await dynamicDocument(moved, 'application/json'), summary: summariseFeed(moved) }
  })
  const summary = async () => (await feed())?.summary ?? NO_FEED
  const pageFor = sitePages(root, movedOrigins, { backend, analytics })
  const sendFile = staticFiles(root)

  async function sendPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const page = await pageFor(path)()
    if (!page) return sendNotFound(response)
    const { origins, allowsOverrides } = await summary()
    setPageHeaders(response, {
      backend: new URL(page.backend).origin,
      collector: page.collector && new URL(page.collector).origin,
      extensions: origins,
      allowsOverrides: allowsOverrides || isAskedAsLocalhost(request),
    })
    sendDocument(request, response, page.document)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setBaseHeaders(response)
    const path = requestedPath(request, response)
    if (path === undefined) return
    const feedNow = path === '/feed.json' ? await feed() : undefined
    if (feedNow) sendDocument(request, response, feedNow.document)
    else if (path === '/healthz') sendHealth(response, await summary())
    else if (path === '/index.html' || path === '/a/index.html' || !namesFile(path)) {
      await sendPage(request, response, path)
    } else sendFile(request, response)
  }
}

/** Whether the request comes from this machine: browsers send this host for no other. */
const isAskedAsLocalhost = ({ headers }: IncomingMessage): boolean =>
  /^localhost(:\d+)?$/i.test(headers.host ?? '')
