import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

import { heapOf } from './heap.ts'
import { listenForQuiet } from './quiet.ts'

/** The cost of one request of a visit. */
export interface Cost {
  url: string
  type: string
  /** Bytes of the body as it was sent, compressed where it was. */
  bytes: number
  start: number
  end: number
  /** The round of requests that it belongs to: those of a round do not wait for each other. */
  wave: number
}

/** The cost of one page visit. */
export interface Visit {
  /** Of what began before the page was usable: all that it waited for, and what ran beside. */
  costs: readonly Cost[]
  firstPaint: number
  largestPaint: number
  longTasks: number
  /** Milliseconds that scripts ran, all of the visit long. */
  scripts: number
  /** Milliseconds from the navigation until the main content is shown. */
  usable: number
  /** Bytes that its scripts hold at the end. */
  heap: number
}

/** A round trip that is long beside everything else, also on a busy machine, in milliseconds: rounds stay distinct. */
const LATENCY_MS = 400

interface Seen {
  url: string
  type: string
  start: number
  /** Bytes of the response's head. */
  head: number
  bytes: number
  end?: number
}

async function watch(session: CDPSession): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    seen.set(requestId, { url: request.url, type, start: timestamp, head: 0, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const found = seen.get(requestId)
    // Prefetched resources count where they were fetched, not where they are taken from the cache.
    if (response.fromDiskCache) seen.delete(requestId)
    else if (found) found.head = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const found = seen.get(requestId)
    if (found) Object.assign(found, { end: timestamp, bytes: encodedDataLength - found.head })
  })
  return seen
}

/** Counts round trips: a request is one round after the last request that had ended when it began. */
export function withWaves(requests: readonly Omit<Cost, 'wave'>[]): Cost[] {
  const costs: Cost[] = []
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = costs.filter(({ end }) => end <= request.start).map(({ wave }) => wave)
    costs.push({ ...request, wave: 1 + Math.max(0, ...before) })
  }
  return costs
}

const paints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ firstPaint: number; largestPaint: number; longTasks: number }>((resolve) => {
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
        let largestPaint = 0
        let longTasks = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) largestPaint = Math.max(largestPaint, entry.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) longTasks += entry.duration
        }).observe({ type: 'longtask', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve({ firstPaint, largestPaint, longTasks }), 0))
      }),
  )

/** Delays each request, so that rounds are distinct. */
async function slowDown(session: CDPSession): Promise<void> {
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    ...unlimited,
  })
}

/** `before`: what begins later is not counted. */
function costsOf(seen: ReadonlyMap<string, Seen>, before = Infinity): Cost[] {
  const ended = [...seen.values()].flatMap(({ end, ...request }) =>
    end === undefined || request.start > before ? [] : [{ ...request, end }],
  )
  return withWaves(ended.filter(({ url }) => url.startsWith('http')))
}

/** The requests of an interaction over a slow connection. */
export async function costsDuring(page: Page, act: () => Promise<void>): Promise<Cost[]> {
  const session = await page.context().newCDPSession(page)
  const seen = await watch(session)
  await slowDown(session)
  const isQuiet = listenForQuiet(page)
  await act()
  await isQuiet()
  return costsOf(seen)
}

/** The options of a visit. */
export interface Look {
  url: string
  /** Resolves when the main content is shown. */
  isThere: (page: Page) => Promise<void>
  /** Selects the main content, so that the page itself notes when it is shown: a busy machine learns of it late. */
  content?: string
  /** The session cookies. */
  storageState?: BrowserContextOptions['storageState']
  /** The code of a language that a person chose before. Default: the browser's. */
  language?: string
  /** Delays each request, so that rounds are distinct; paint times are then meaningless. */
  isSlow?: boolean
  /** With a warm cache; default: an empty cache. */
  isWarm?: boolean
}

const USABLE = 'usable'

/** Runs in the page. */
function markWhenShown([selector, mark]: [string, string]): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(selector)?.checkVisibility()) return
    performance.mark(mark)
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Milliseconds from the navigation until the page noted its main content. */
const markedAt = (page: Page) =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime, USABLE)

/** Shows the page in a tab of its own, so that the next tab finds everything in the browser's cache. */
async function warmUp(context: BrowserContext, { url, isThere }: Look): Promise<void> {
  const page = await context.newPage()
  const isQuiet = listenForQuiet(page)
  await page.goto(url)
  await isThere(page)
  await isQuiet()
  await page.close()
}

/** Opens a page and records its cost. */
export async function visit(browser: Browser, look: Look): Promise<Visit> {
  const context = await browser.newContext({ ...(look.storageState && { storageState: look.storageState }) })
  if (look.language)
    await context.addCookies([{ name: 'i18next', value: look.language, domain: 'localhost', path: '/' }])
  if (look.isWarm) await warmUp(context, look)
  const page = await context.newPage()
  const isQuiet = listenForQuiet(page)
  const session = await context.newCDPSession(page)
  const seen = await watch(session)
  if (look.isSlow) await slowDown(session)
  if (look.content) await page.addInitScript(markWhenShown, [look.content, USABLE] as [string, string])
  await session.send('Performance.enable')
  const start = performance.now()
  await page.goto(look.url)
  await look.isThere(page)
  const seenAfter = performance.now() - start
  const metric = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((found) => found.name === name)?.value ?? 0
  }
  // On the clock of the requests.
  const seenAt = await metric('Timestamp')
  const marked = await markedAt(page)
  const usableAt = marked === undefined ? seenAt : (await metric('NavigationStart')) + marked / 1000
  await isQuiet()
  const times = await paints(page)
  const scripts = 1000 * (await metric('ScriptDuration'))
  const heap = await heapOf(page)
  await context.close()
  return { costs: costsOf(seen, usableAt), ...times, scripts, usable: marked ?? seenAfter, heap }
}
