import type { Browser } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { kilobytes, median, megabytes, milliseconds } from '../figures.ts'
import { summarise } from '../summary.ts'
import { type Look, visit, type Visit } from '../visit.ts'
import { fillWithProducts } from './product-store.ts'

const RUNS = 5

/** The requests of the original Medusa admin for its product list, by rows. */
const BEFORE = [
  { rows: 20, bytes: 1_753_000, heap: 13_700_000 },
  { rows: 100, bytes: 2_765_000, heap: 20_900_000 },
]
const PAGE_SIZE = 20
const MOST_ROWS = 100

const share = (value: number, before: number): string => `${((100 * value) / before).toFixed(0)} %`

async function measureRows(browser: Browser, look: Look): Promise<{ all: number; heap: number }> {
  const { bytes, dataBytes, requests, waves } = summarise(
    await visit(browser, { ...look, isSlow: true }),
    look.url,
  )
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, look))
  const middle = (figure: 'firstPaint' | 'usable' | 'scripts' | 'heap') =>
    median(visits.map((result) => result[figure]))
  const heap = middle('heap')
  console.log(
    `    ${look.isWarm ? 'warm' : 'cold'}: ${kilobytes(bytes)} and ${kilobytes(dataBytes)} of data in ${requests} requests and ${waves} waves; median of ${RUNS}: first paint ${milliseconds(middle('firstPaint'))}, usable ${milliseconds(middle('usable'))}, scripts ${milliseconds(middle('scripts'))}, heap ${megabytes(heap)}`,
  )
  return { all: bytes + dataBytes, heap }
}

/** Measures the product list with few and with many rows, compared with the original admin. */
export async function measureProductList(browser: Browser, urls: Stack['urls'], list: Look): Promise<void> {
  const context = await browser.newContext({ ...(list.storageState && { storageState: list.storageState }) })
  const made = await fillWithProducts(context.request, urls.backend, MOST_ROWS)
  try {
    console.log('\nproduct list by rows')
    for (const { rows, ...before } of BEFORE) {
      const look: Look = {
        ...list,
        url: rows === PAGE_SIZE ? list.url : `${list.url}?limit=${rows}`,
        isThere: (page) =>
          page
            .getByRole('table')
            .getByRole('link')
            .nth(rows - 1)
            .waitFor({ state: 'attached' }),
      }
      console.log(`  ${rows} rows`)
      const { all, heap } = await measureRows(browser, look)
      await measureRows(browser, { ...look, isWarm: true })
      console.log(
        `    cold beside the admin before: ${kilobytes(all)} of its ${kilobytes(before.bytes)} (${share(all, before.bytes)}), heap ${megabytes(heap)} of its ${megabytes(before.heap)} (${share(heap, before.heap)})`,
      )
    }
  } finally {
    await made.remove()
    await context.close()
  }
}
