import { join } from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { clientBytes } from '../tests/bench/client-bytes.ts'
import { measureHangingWidget } from '../tests/bench/extensions/hanging-widget.ts'
import { measureMounts } from '../tests/bench/extensions/mounts.ts'
import { measureStartUp } from '../tests/bench/extensions/start-up.ts'
import { measureWarmPage } from '../tests/bench/extensions/warm-page.ts'
import { kilobytes, median, milliseconds } from '../tests/bench/figures.ts'
import { looksOf } from '../tests/bench/looks.ts'
import { summarise } from '../tests/bench/summary.ts'
import { visit, type Look } from '../tests/bench/visit.ts'
import { openLane } from '../tests/faults/lane.ts'
import { BUDGETS, type Budget } from '../webpack/budgets.ts'
import { browserPath } from './house/browser.ts'
import { type House, startHouse } from './house/house.ts'
import { DATA, ROOT } from './house/places.ts'
import { USUAL_PORTS } from './house/settings.ts'

const PORTS = { admin: 7601, shop: 8600, loyalty: 7701, backend: 9600 }
const LANE = { admin: 7602, origin: 7702 }
const RUNS = 5

async function measure(browser: Browser, name: string, look: Look): Promise<void> {
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
}

/** What the extension platform costs; answers the budgets that were exceeded. */
async function measureExtensions(browser: Browser, house: House, list: Look): Promise<string[]> {
  const moves = { [`http://localhost:${USUAL_PORTS.loyalty}`]: house.urls.loyalty }
  const lane = await openLane(LANE, house.urls.backend, moves)
  const look = { ...list, url: list.url.replace(house.urls.admin, lane.admin) }
  try {
    return [
      ...(await measureStartUp(browser, lane, look)),
      ...(await measureHangingWidget(browser, lane, look)),
      ...(await measureMounts(browser, lane, look)),
      ...(await measureWarmPage(browser, lane, look)),
    ]
  } finally {
    await lane.close()
  }
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
  await measure(browser, 'sign-in', looks['sign-in'])
  await measure(browser, 'product list', looks['product list'])
  await measure(browser, 'home', looks.home)
  await measure(browser, 'shop', looks.shop)
  const exceeded = await measureExtensions(browser, house, looks['product list'])
  for (const fault of exceeded) console.error(`\nexceeded: ${fault}`)
  if (exceeded.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await house.stop()
}
