import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'

import type { Collector } from './collector.ts'
import { NO_FEED, summariseFeed } from './feed-summary.ts'
import { sendHealth } from './health.ts'
import { expiryProblem, feedVerifier } from './verify-feed.ts'
import { listen } from './listen.ts'
import { dynamicDocument, sendDocument } from './dynamic-document.ts'
import { moveOrigins, type Moves } from './move-origins.ts'
import { readOnChange } from './read-on-change.ts'
import { isBuilt, namesFile, requestedPath } from './requested-path.ts'
import { contentSecurityPolicy, framePolicy, setBaseHeaders, setPageHeaders } from './security-headers.ts'
import { sendNotFound, sendText } from './send-text.ts'
import { pagesWithZones } from './shop-feed.ts'
import { sitePages } from './site-pages.ts'
import { staticFiles } from './static-files.ts'

export interface SiteOptions {
  /** The built tree, for example `dist/admin`. */
  root: string
  /**
   * For a shop: the feed of the admin, whose widgets for the shop it then shows. Their files are served from beside the
   * feed. Default: the shop shows none.
   */
  feed?: string
  /** 0 takes a free port. */
  port: number
  /** Addresses to listen on; both loopback addresses by default. */
  hosts?: readonly string[]
  /** The backend's address without a trailing slash; by default the one that the pages were built with. */
  backend?: string
  /** Origins of pictures, in addition to the site's own and the backend's. */
  images?: readonly string[]
  /** Origins of payment providers, whose pages and fields a shop shows in frames. Default none. */
  payments?: readonly string[]
  /** Collector for people who agreed; without it nothing is collected. */
  analytics?: Collector
  /** Extension origins in the built feed → actual origins. */
  movedOrigins?: Moves
  /** Lets pages run extensions from servers on `http://localhost`; for development, never in production. */
  allowsLocalExtensions?: boolean
  /** The public key that the feed must be signed with; undefined takes any feed. */
  feedKey?: string
  /** For a shop: the e-mail address that shoppers write to. Default: the shop links to its imprint. */
  contact?: string
  /** A proxy in front serves the site over HTTPS alone: browsers are asked to remember it. */
  isBehindHttps?: boolean
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

function siteAnswer(options: SiteOptions) {
  const { root, movedOrigins = {}, images = [], payments = [], allowsLocalExtensions = false } = options
  const feedFile = options.feed ?? join(root, 'feed.json')
  const verify = feedVerifier(options.feedKey)
  const feed = readOnChange(feedFile, async (text) => {
    await verify(text)
    const moved = moveOrigins(text, movedOrigins)
    return { summary: summariseFeed(moved), document: await dynamicDocument(moved, 'application/json') }
  })
  const pageFor = sitePages(root, movedOrigins, options)
  const sendFile = staticFiles(root)
  const sendExtensionFile = staticFiles(dirname(feedFile))
  const named = pagesWithZones()

  async function sendPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const {
      page: { value: page },
      status,
    } = await pageFor(path)
    if (!page) return sendNotFound(response)
    const summary = (await feed()).value?.summary ?? NO_FEED
    const { zones } = summary.shop
    const isShop = options.feed !== undefined
    const { origins, connections, allowsOverrides } = isShop && zones.length === 0 ? NO_FEED : summary
    const reach = {
      backend: new URL(page.backend).origin,
      collector: page.collector && new URL(page.collector).origin,
      images,
      payments,
      extensions: origins,
      connections,
      allowsLocalExtensions: allowsLocalExtensions || allowsOverrides,
    }
    setPageHeaders(response, reach, page.isFrame ? framePolicy : contentSecurityPolicy)
    const document = isShop ? await named(page.document, zones) : page.document
    sendDocument(request, response, document, status)
  }

  async function isOfExtension(path: string): Promise<boolean> {
    if (options.feed === undefined) return false
    const { shop } = (await feed()).value?.summary ?? NO_FEED
    return shop.bases.some((base) => path.startsWith(base))
  }

  async function sendFeed(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { value, problem } = await feed()
    if (value) sendDocument(request, response, value.document)
    else if (problem) sendText(response, 500, 'The feed cannot be read.')
    else sendNotFound(response)
  }

  async function sendStatus(response: ServerResponse): Promise<void> {
    const [{ value, problem }, { page }] = await Promise.all([feed(), pageFor('/')])
    const { extensions, expires, problem: left } = value?.summary ?? NO_FEED
    const expired = options.feedKey && expiryProblem(expires)
    sendHealth(response, extensions, problem ?? expired ?? page.problem ?? left)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setBaseHeaders(response, options)
    const path = requestedPath(request, response)
    if (path === undefined) return
    if (path === '/feed.json') await sendFeed(request, response)
    else if (path === '/healthz') await sendStatus(response)
    else if (path === '/index.html' || !namesFile(path)) await sendPage(request, response, path)
    else if (await isOfExtension(path)) await sendExtensionFile(request, response, path)
    else {
      // Frames without an origin check the hashes of what they load: browsers do so only where anybody may read it.
      if (isBuilt(path)) response.setHeader('access-control-allow-origin', '*')
      await sendFile(request, response, path)
    }
  }
}
