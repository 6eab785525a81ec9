import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type Browser } from '@playwright/test'
import type { Feed } from '@stoa/extension-sdk/manifest'

import { serveSite } from '../shell/gateway/serve-site.ts'
import { clientBytes } from '../tests/bench/client-bytes.ts'
import { withGenerated } from '../tests/bench/generated-feed.ts'
import { looksOf } from '../tests/bench/looks.ts'
import { summarise } from '../tests/bench/summary.ts'
import { visit, type Look } from '../tests/bench/visit.ts'
import { BUDGETS, type Budget } from '../webpack/budgets.ts'
import { browserPath } from './house/browser.ts'
import { startHouse } from './house/house.ts'
import { DATA, ROOT, TREES } from './house/places.ts'

const PORTS = { admin: 7601, shop: 8600, loyalty: 7701, backend: 9600 }
const CROWDED_PORT = 7602
const RUNS = 5

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`

async function measure(
  browser: Browser,
  name: string,
  look: Look,
): Promise<{ bytes: number; firstPaint: number }> {
  const { bytes, dataBytes, requests, waves, bytesByType } = summarise(
    await visit(browser, { ...look, isSlow: true }),
    look.url,
  )
  const visits = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, look))
  const firstPaint = median(visits.map((result) => result.firstPaint))
  const budget: Budget | undefined = BUDGETS[name as keyof typeof BUDGETS]
  const allowed = budget
    ? `   (allowed: ${kilobytes(budget.bytes)}, ${budget.requests ?? '–'} requests, ${budget.waves ?? '–'} waves)`
    : ''
  console.log(
    `\n${name}\n  ${kilobytes(bytes)} and ${kilobytes(dataBytes)} of data in ${requests} requests and ${waves} waves${allowed}`,
  )
  console.log(
    `  ${Object.entries(bytesByType)
      .map(([type, size]) => `${type} ${kilobytes(size)}`)
      .join(', ')}`,
  )
  console.log(
    `  median of ${RUNS}: first paint ${milliseconds(firstPaint)}, largest ${milliseconds(median(visits.map((result) => result.largestPaint)))}, long tasks ${milliseconds(median(visits.map((result) => result.longTasks)))}`,
  )
  return { bytes, firstPaint }
}

/** Serves the admin once more, with many extensions that nobody opens. */
async function serveCrowded(backend: string, count: number) {
  const root = join(DATA, 'bench-crowded')
  rmSync(root, { recursive: true, force: true })
  cpSync(TREES.admin, root, { recursive: true })
  const feed = JSON.parse(readFileSync(join(root, 'feed.json'), 'utf8')) as Feed
  writeFileSync(join(root, 'feed.json'), JSON.stringify(withGenerated(feed, count)))
  for (const ending of ['br', 'gz']) rmSync(join(root, `feed.json.${ending}`), { force: true })
  return serveSite({ root, port: CROWDED_PORT, backend })
}

async function measureClient(): Promise<void> {
  console.log('client library, minified and in brotli')
  for (const { name, bytes, withoutAxios } of await clientBytes(ROOT, join(DATA, 'bench-client'))) {
    console.log(`  ${name}: ${kilobytes(bytes)}, of which ${kilobytes(withoutAxios)} are not axios`)
  }
}

await measureClient()
const house = await startHouse({ ports: PORTS, dataDir: join(DATA, 'bench'), onStep: () => undefined })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
try {
  const looks = await looksOf(browser, house.urls)
  const plain = await measure(browser, 'sign-in', looks['sign-in'])
  await measure(browser, 'product list', looks['product list'])
  await measure(browser, 'shop', looks.shop)
  const crowded = await serveCrowded(house.urls.backend, 100)
  const move = (look: Look): Look => ({ ...look, url: look.url.replace(house.urls.admin, crowded.url) })
  const full = await measure(browser, 'sign-in with 100 more extensions', move(looks['sign-in']))
  await measure(browser, 'product list with 100 more extensions', move(looks['product list']))
  await crowded.close()
  console.log(
    `\nper installed extension: ${((full.bytes - plain.bytes) / 100).toFixed(0)} B, ${((full.firstPaint - plain.firstPaint) / 100).toFixed(2)} ms to the first paint`,
  )
} finally {
  await browser.close()
  await house.stop()
}
