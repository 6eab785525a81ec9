import type { Browser, CDPSession, Page } from '@playwright/test'

import { listenForQuiet } from '../quiet.ts'

/** What a shopper's device and connection allow. */
export interface Conditions {
  name: string
  /** How many times slower than this machine. */
  cpu: number
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number }
}

const BITS_PER_BYTE = 8
const kilobits = (perSecond: number): number => (perSecond * 1000) / BITS_PER_BYTE

/** This machine as it is, and what Lighthouse takes for a phone: slow 4G, four times slower. */
export const CONDITIONS: readonly Conditions[] = [
  { name: 'no throttle', cpu: 1 },
  {
    name: 'slow 4G, 4× CPU',
    cpu: 4,
    network: {
      latency: 562.5,
      downloadThroughput: kilobits(1474.56),
      uploadThroughput: kilobits(675),
    },
  },
]

/** One visit of a page of the shop, in milliseconds and bytes. */
export interface ShopVisit {
  largestPaint: number
  /** Until React listens to the page's main content. */
  usable: number
  /** The share of the window that moved. */
  shift: number
  /** Of the shop's own files, as they were sent. */
  bytes: number
}

interface Seen {
  largestPaint: number
  shift: number
  usable: number
  /** From each press to the next frame. */
  presses: number[]
}

declare global {
  var stoaSeen: Seen
}

/** Runs in the page. */
function observe(content: string): void {
  const seen: Seen = { largestPaint: 0, shift: 0, usable: 0, presses: [] }
  globalThis.stoaSeen = seen
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => seen.presses.push(performance.now() - timeStamp), {
        once: true,
      })
      port1.start()
      // A message that is sent right before a picture arrives right after it.
      requestAnimationFrame(() => port2.postMessage(null))
    },
    { capture: true },
  )
  const look = () => {
    const found = document.querySelector(content)
    if (found && Object.keys(found).some((key) => key.startsWith('__reactProps')))
      seen.usable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function throttle(session: CDPSession, { cpu, network }: Conditions): Promise<void> {
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** Counts the bytes of the shop's own files from now on. */
function countBytes(session: CDPSession, origin: string): () => number {
  const own = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).origin === origin) own.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

interface Visited {
  url: string
  /** Selects the main content. */
  content: string
}

/** Opens a page in a new browser session, and hands it to `act` once it is usable and quiet. */
export async function visitShop(
  browser: Browser,
  { url, content }: Visited,
  conditions: Conditions,
  act?: (page: Page) => Promise<void>,
): Promise<ShopVisit> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const isQuiet = listenForQuiet(page)
  const session = await context.newCDPSession(page)
  await throttle(session, conditions)
  const bytesSoFar = countBytes(session, new URL(url).origin)
  await page.addInitScript(observe, content)
  await page.goto(url)
  await page.waitForFunction(() => globalThis.stoaSeen.usable > 0)
  await isQuiet()
  const { largestPaint, shift, usable } = await page.evaluate(() => globalThis.stoaSeen)
  const bytes = bytesSoFar()
  await act?.(page)
  await context.close()
  return { largestPaint, shift, usable, bytes }
}
