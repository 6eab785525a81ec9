import type { Browser } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { kilobytes, median, megabytes, milliseconds } from '../figures.ts'
import { summarise } from '../summary.ts'
import { type Look, visit, type Visit } from '../visit.ts'
import { fillWithProducts } from './product-store.ts'

const RUNS = 5

const PAGE_SIZE = 20
const MOST_ROWS = 100

async function measureRows(browser: Browser, look: Look): Promise<void> {
  const { bytes, dataBytes, requests, waves } = summarise(
    await visit(browser, { ...look, isSlow: true }),
    look.url,
  )
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, look))
  const middle = (figure: 'firstPaint' | 'usable' | 'scripts' | 'heap') =>
    median(visits.map((result) => result[figure]))
  console.log(
    `    ${look.isWarm ? 'warm' : 'cold'}: ${kilobytes(bytes)} and ${kilobytes(dataBytes)} of data in ${requests} requests and ${waves} waves; median of ${RUNS}: first paint ${milliseconds(middle('firstPaint'))}, usable ${milliseconds(middle('usable'))}, scripts ${milliseconds(middle('scripts'))}, heap ${megabytes(middle('heap'))}`,
  )
}

/** Measures the product list with few and with many rows. */
export async function measureProductList(browser: Browser, urls: Stack['urls'], list: Look): Promise<void> {
  const context = await browser.newContext({ ...(list.storageState && { storageState: list.storageState }) })
  const made = await fillWithProducts(context.request, urls.backend, MOST_ROWS)
  try {
    console.log('\nproduct list by rows')
    for (const rows of [PAGE_SIZE, MOST_ROWS]) {
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
      await measureRows(browser, look)
      await measureRows(browser, { ...look, isWarm: true })
    }
  } finally {
    await made.remove()
    await context.close()
  }
}
