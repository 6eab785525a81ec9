import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { staff } from './backend/accounts.mts'
import { openBackend } from './stack/open-backend.ts'
import { DATA, ROOT } from './stack/paths.ts'
import { createStopList, runToEnd, stopOnSignals } from './stack/stop.ts'

const USAGE = `Usage: npm run record

Records what a pristine embedded store answers to the reads of the Admin API, and writes it into
extension-sdk/playground/answers.json.br: what “stoa playground” answers from.

  --help   this text`

const PORTS = { admin: 7821, shop: 8820, loyalty: 7831, backend: 9820 }
const TARGET = join(ROOT, 'extension-sdk/playground/answers.json.br')
const INTERRUPTED = 130

/** Lists, each with the name of its rows; with `details`, so many of its records are read one by one. */
const LISTS: readonly { path: string; rows: string; details?: number }[] = [
  { path: '/batch-jobs', rows: 'batch_jobs' },
  { path: '/collections', rows: 'collections', details: 20 },
  { path: '/currencies', rows: 'currencies' },
  { path: '/customer-groups', rows: 'customer_groups', details: 20 },
  { path: '/customers', rows: 'customers', details: 25 },
  { path: '/discounts', rows: 'discounts', details: 20 },
  { path: '/draft-orders', rows: 'draft_orders', details: 20 },
  { path: '/gift-cards', rows: 'gift_cards', details: 20 },
  { path: '/inventory-items', rows: 'inventory_items', details: 10 },
  { path: '/invites', rows: 'invites' },
  { path: '/notes', rows: 'notes' },
  { path: '/notifications', rows: 'notifications' },
  { path: '/order-edits', rows: 'order_edits' },
  { path: '/orders', rows: 'orders', details: 25 },
  { path: '/price-lists', rows: 'price_lists', details: 20 },
  { path: '/product-categories', rows: 'product_categories', details: 20 },
  { path: '/product-tags', rows: 'product_tags' },
  { path: '/product-types', rows: 'product_types' },
  { path: '/products', rows: 'products', details: 25 },
  { path: '/publishable-api-keys', rows: 'publishable_api_keys', details: 5 },
  { path: '/regions', rows: 'regions', details: 20 },
  { path: '/reservations', rows: 'reservations' },
  { path: '/return-reasons', rows: 'return_reasons', details: 20 },
  { path: '/returns', rows: 'returns' },
  { path: '/sales-channels', rows: 'sales_channels', details: 20 },
  { path: '/shipping-options', rows: 'shipping_options' },
  { path: '/shipping-profiles', rows: 'shipping_profiles' },
  { path: '/stock-locations', rows: 'stock_locations', details: 20 },
  { path: '/swaps', rows: 'swaps' },
  { path: '/tax-rates', rows: 'tax_rates' },
  { path: '/users', rows: 'users', details: 20 },
  { path: '/variants', rows: 'variants' },
]

const SINGLES = ['/auth', '/store', '/store/payment-providers', '/store/tax-providers']

/** Reads that belong to the records of a list. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '/inventory-items': ['location-levels'],
  '/price-lists': ['products'],
  '/regions': ['fulfillment-options'],
}

/** Relations of records that the admin's pages ask for and that the server sends only when it is asked. */
const ASKED_FOR: Readonly<Record<string, { row: string; expand: string }>> = {
  '/orders': { row: 'order', expand: 'edits,edits.payment_collection,region,region.countries' },
}

/** More rows than a list shows on its first pages. */
const ROWS = 60

const stops = createStopList()
const stopAsked = stopOnSignals(stops, INTERRUPTED)

type Answer = Readonly<Record<string, unknown>>
type Read = (path: string) => Promise<Answer | undefined>

async function signIn(backend: string): Promise<Read> {
  const answer = await fetch(`${backend}/admin/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: staff.email, password: staff.password }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return async (path) => {
    const response = await fetch(`${backend}/admin${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (response.ok) return (await response.json()) as Answer
    console.error(`${path} answered ${response.status} and is left out`)
    return undefined
  }
}

async function recordAll(read: Read): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  const record = async (path: string, query = '') => {
    const answer = await read(path + query)
    if (answer) answers[path] = answer
    return answer
  }
  for (const path of SINGLES) await record(path)
  for (const { path, rows, details = 0 } of LISTS) {
    const answer = await record(path, `?limit=${ROWS}`)
    const records = (answer?.[rows] ?? []) as { id: string }[]
    for (const { id } of records.slice(0, details)) {
      const detail = await record(`${path}/${id}`)
      const more = ASKED_FOR[path]
      const asked = more && (await read(`${path}/${id}?fields=id&expand=${more.expand}`))
      if (detail && asked)
        answers[`${path}/${id}`] = { [more.row]: Object.assign({}, detail[more.row], asked[more.row]) }
      for (const part of PARTS[path] ?? []) await record(`${path}/${id}/${part}`)
    }
  }
  return answers
}

const SECRETS = new Set(['api_token', 'password_hash'])

const withoutSecrets = (key: string, value: unknown): unknown => (SECRETS.has(key) ? undefined : value)

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
  if (values.help) return console.log(USAGE)
  const backend = await openBackend(
    { ports: PORTS, dataDir: join(DATA, 'recording'), reset: true, onStep: () => undefined },
    stops,
  )
  const answers = await recordAll(await signIn(backend))
  const text = JSON.stringify(answers, withoutSecrets).replaceAll(backend, '')
  mkdirSync(dirname(TARGET), { recursive: true })
  writeFileSync(TARGET, brotliCompressSync(text))
  console.log(`${Object.keys(answers).length} answers, ${text.length} characters`)
}

await runToEnd(main, stops, stopAsked)
