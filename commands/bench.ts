import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Browser } from '@playwright/test'

import { measureCategories } from '../tests/bench/catalogue/categories.ts'
import { measureListToDetail } from '../tests/bench/catalogue/list-to-detail.ts'
import { measureNavigations } from '../tests/bench/catalogue/navigations.ts'
import { measurePriceList } from '../tests/bench/catalogue/price-list.ts'
import { measureProductImport } from '../tests/bench/catalogue/product-import.ts'
import { measureProductList } from '../tests/bench/catalogue/product-list.ts'
import { measureSpreadsheet } from '../tests/bench/catalogue/spreadsheet.ts'
import { measureVariantTyping } from '../tests/bench/catalogue/variant-typing.ts'
import { clientBytes } from '../tests/bench/client-bytes.ts'
import { measureCustomers } from '../tests/bench/customers/customers.ts'
import { measureExtensions } from '../tests/bench/extensions/all.ts'
import { kilobytes } from '../tests/bench/figures.ts'
import { looksOf } from '../tests/bench/looks.ts'
import { measureOrders } from '../tests/bench/orders/orders.ts'
import { measurePages } from '../tests/bench/pages.ts'
import { measureShop } from '../tests/bench/shop/shop.ts'
import { launchOptions } from './browser/launch-options.ts'
import { type Stack, startStack } from './stack/stack.ts'
import { DATA, ROOT } from './stack/paths.ts'

const DATA_DIR = join(DATA, 'bench')
const PORTS = { admin: 7601, shop: 8600, loyalty: 7701, backend: 9600 }

const USAGE = `Usage: npm run bench [-- PART…]

Measures what Stoa costs as it is built, in Chromium, and prints it. Without a name every part is measured: client,
pages, shop, extensions, catalogue, typing, spreadsheet, import, categories, price-list. Ends with 1 when more bytes or
requests were needed than allowed, when a page of the shop moves while it loads, or when a widget that never shows holds up
the others; other times are only printed.
The parts customers and orders are measured when they are named: they fill the store with 10 000 of each, which the API
cannot delete again.

  --help    this text`

/** What a part is measured with. */
interface Bench {
  browser: Browser
  urls: Stack['urls']
  looks: Awaited<ReturnType<typeof looksOf>>
}

interface Part {
  name: string
  /** Measured only when it is named. Default false. */
  isOnDemand?: boolean
  /** Answers what was exceeded, in words. */
  measure(bench: Bench): Promise<string[] | void>
}

async function measureClient(): Promise<void> {
  console.log('client library, minified and in brotli')
  for (const { name, bytes, withoutAxios } of await clientBytes(ROOT, join(DATA, 'bench-client'))) {
    console.log(`  ${name}: ${kilobytes(bytes)}, of which ${kilobytes(withoutAxios)} are not axios`)
  }
}

const PARTS: readonly Part[] = [
  { name: 'pages', measure: ({ browser, looks }) => measurePages(browser, looks) },
  { name: 'shop', measure: ({ browser, urls }) => measureShop(browser, urls, DATA_DIR) },
  {
    name: 'extensions',
    measure: ({ browser, urls, looks }) => measureExtensions(browser, urls, looks['product list']),
  },
  {
    name: 'catalogue',
    async measure({ browser, urls, looks }) {
      await measureProductList(browser, urls, looks['product list'])
      await measureListToDetail(browser, looks['product list'])
      return measureNavigations(browser, looks['product list'])
    },
  },
  { name: 'typing', measure: ({ browser, looks }) => measureVariantTyping(browser, looks['product list']) },
  { name: 'spreadsheet', measure: ({ browser, urls }) => measureSpreadsheet(browser, urls) },
  { name: 'import', measure: ({ browser, urls }) => measureProductImport(browser, urls) },
  { name: 'categories', measure: ({ browser, urls }) => measureCategories(browser, urls) },
  { name: 'price-list', measure: ({ browser, urls }) => measurePriceList(browser, urls) },
  {
    name: 'customers',
    isOnDemand: true,
    measure: ({ browser, urls }) => measureCustomers(browser, urls),
  },
  {
    name: 'orders',
    isOnDemand: true,
    measure: ({ browser, urls }) => measureOrders(browser, urls, DATA_DIR),
  },
]

/** Needs nothing that is built. */
const CLIENT = 'client'
const NAMES: readonly string[] = [CLIENT, ...PARTS.map(({ name }) => name)]
const USUAL = NAMES.filter((name) => !PARTS.some((part) => part.name === name && part.isOnDemand))

function chosenNames(): readonly string[] {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const unknown = positionals.filter((name) => !NAMES.includes(name))
  if (unknown.length > 0) throw new Error(`There is no part called ${unknown.join(', ')}.\n\n${USAGE}`)
  return positionals.length === 0 ? USUAL : positionals
}

async function measureParts(parts: readonly Part[]): Promise<string[]> {
  const stack = await startStack({ ports: PORTS, dataDir: DATA_DIR, onStep: () => undefined })
  const browser = await chromium.launch(launchOptions())
  const exceeded: string[] = []
  try {
    const bench: Bench = { browser, urls: stack.urls, looks: await looksOf(browser, stack.urls) }
    for (const { measure } of parts) exceeded.push(...((await measure(bench)) ?? []))
    return exceeded
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function main(): Promise<void> {
  const names = chosenNames()
  const parts = PARTS.filter(({ name }) => names.includes(name))
  if (names.includes(CLIENT)) await measureClient()
  const exceeded = parts.length > 0 ? await measureParts(parts) : []
  for (const fault of exceeded) console.error(`\nexceeded: ${fault}`)
  process.exitCode = exceeded.length === 0 ? 0 : 1
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
