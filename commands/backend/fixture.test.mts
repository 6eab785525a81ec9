import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Client } from 'pg'
import { shopper, staff, unasked } from './accounts.mts'
import { urlOf, withConnection } from './database/connection.mts'
import { shiftDates } from './database/date-shift.mts'
import { findFreePort } from './postgres/free-port.mts'
import { removeDataFolder } from './postgres/postgres-folder.mts'
import { Api, type Row } from './seed/api.mts'
import type { DevelopmentLink } from './store/development-link.mts'
import { startStore, type RunningStore } from './start-store.mts'

const dataFolder = mkdtempSync(join(tmpdir(), 'stoa-fixture-'))
let store: RunningStore
let sql: Client
let api: Api

before(async () => {
  store = await startStore({ port: await findFreePort(), dataFolder, database: 'keep' }, () => undefined)
  sql = new Client(urlOf(store.postgres, 'stoa'))
  await sql.connect()
  api = await new Api(store.url).signIn('admin', staff)
})

after(async () => {
  await sql.end()
  await store.stop()
  removeDataFolder(dataFolder)
})

async function values(query: string): Promise<string[]> {
  const { rows } = await sql.query<{ value: string }>(query)
  return rows.map(({ value }) => value)
}

async function count(path: string): Promise<number> {
  return (await api.get<{ count: number }>(`${path}${path.includes('?') ? '&' : '?'}limit=1`)).count
}

const atLeast: [path: string, number: number][] = [
  ['/admin/products', 60],
  ['/admin/variants', 200],
  ['/admin/orders', 500],
  ['/admin/customers', 300],
  ['/admin/customer-groups', 15],
  ['/admin/collections', 5],
  ['/admin/product-tags', 10],
  ['/admin/product-types', 5],
  ['/admin/discounts', 12],
  ['/admin/price-lists', 5],
  ['/admin/gift-cards', 10],
  ['/admin/regions', 8],
  ['/admin/notifications', 50],
  ['/admin/draft-orders?status[]=open', 5],
  ['/admin/draft-orders?status[]=completed', 2],
  ['/admin/swaps', 10],
  ['/admin/order-edits', 10],
  ['/admin/inventory-items', 190],
  ['/admin/stock-locations', 2],
  ['/admin/sales-channels', 3],
]
for (const [path, number] of atLeast) {
  test(`${path} has at least ${number}`, async () => {
    assert.ok((await count(path)) >= number, `only ${await count(path)}`)
  })
}

const every: [what: string, query: string, expected: string[]][] = [
  [
    'order status',
    'SELECT status AS value FROM "order"',
    ['pending', 'completed', 'archived', 'canceled', 'requires_action'],
  ],
  [
    'payment status',
    'SELECT payment_status AS value FROM "order"',
    ['not_paid', 'awaiting', 'captured', 'partially_refunded', 'refunded', 'canceled', 'requires_action'],
  ],
  [
    'fulfilment status',
    'SELECT fulfillment_status AS value FROM "order"',
    [
      'not_fulfilled',
      'partially_fulfilled',
      'fulfilled',
      'partially_shipped',
      'shipped',
      'partially_returned',
      'returned',
      'canceled',
      'requires_action',
    ],
  ],
  [
    'return status',
    'SELECT status AS value FROM return',
    ['requested', 'received', 'requires_action', 'canceled'],
  ],
  ['claim type', 'SELECT type AS value FROM claim_order', ['refund', 'replace']],
  [
    'claim reason',
    'SELECT reason AS value FROM claim_item',
    ['missing_item', 'wrong_item', 'production_failure', 'other'],
  ],
  ['product status', 'SELECT status AS value FROM product', ['draft', 'proposed', 'published', 'rejected']],
  ['discount rule', 'SELECT type AS value FROM discount_rule', ['fixed', 'percentage', 'free_shipping']],
  [
    'discount condition',
    'SELECT type AS value FROM discount_condition',
    ['products', 'product_types', 'product_collections', 'product_tags', 'customer_groups'],
  ],
  ['price list type', 'SELECT type AS value FROM price_list', ['sale', 'override']],
  ['staff role', 'SELECT role AS value FROM "user"', ['admin', 'member', 'developer']],
  ['finished job', `SELECT type AS value FROM batch_job WHERE completed_at IS NOT NULL`, ['product-export']],
]
for (const [what, query, expected] of every) {
  test(`every ${what} occurs`, async () => {
    const found = new Set(await values(query))
    assert.deepEqual(
      expected.filter((value) => !found.has(value)),
      [],
    )
  })
}

/** Each query has to find at least one order. */
const special: [what: string, query: string][] = [
  [
    '40 lines',
    'SELECT order_id AS value FROM line_item WHERE order_id IS NOT NULL GROUP BY 1 HAVING count(*) >= 40',
  ],
  [
    'parcels from two warehouses',
    'SELECT order_id AS value FROM fulfillment WHERE order_id IS NOT NULL GROUP BY 1 HAVING count(DISTINCT location_id) > 1',
  ],
  ['two discounts', 'SELECT order_id AS value FROM order_discounts GROUP BY 1 HAVING count(*) > 1'],
  [
    'a discount and a gift card',
    'SELECT order_id AS value FROM order_discounts JOIN order_gift_cards USING (order_id)',
  ],
  [
    'two ways of shipping',
    'SELECT order_id AS value FROM shipping_method WHERE order_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1',
  ],
  [
    'two payments, one of them captured',
    'SELECT order_id AS value FROM payment WHERE order_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1 AND count(captured_at) = 1',
  ],
  [
    'a product that is gone',
    'SELECT i.order_id AS value FROM line_item i JOIN product_variant v ON v.id = i.variant_id WHERE v.deleted_at IS NOT NULL AND i.order_id IS NOT NULL',
  ],
  [
    'a buyer whose name is written from right to left',
    `SELECT o.id AS value FROM "order" o JOIN address a ON a.id = o.shipping_address_id WHERE a.first_name ~ '[\u0621-\u064a]'`,
  ],
  [
    'a payment that cannot be captured',
    `SELECT order_id AS value FROM payment WHERE data->>'outcome' = 'capture_fails' AND captured_at IS NULL`,
  ],
  ['a claim with pictures', 'SELECT claim_item_id AS value FROM claim_image'],
  ['an amount in dinars', `SELECT id AS value FROM "order" WHERE currency_code = 'kwd'`],
  ['an amount in won', `SELECT id AS value FROM "order" WHERE currency_code = 'krw'`],
]
for (const [what, query] of special) {
  test(`an order has ${what}`, async () => assert.notDeepEqual(await values(query), []))
}

test('every order edit status occurs', async () => {
  const { order_edits } = await api.get<{ order_edits: { status: string }[] }>('/admin/order-edits?limit=200')
  assert.deepEqual([...new Set(order_edits.map(({ status }) => status))].toSorted(), [
    'canceled',
    'confirmed',
    'created',
    'declined',
    'requested',
  ])
})

function daysAgo(date: Date | undefined): number {
  return (Date.now() - (date?.getTime() ?? 0)) / 86_400_000
}

test('the year of trade ends today and nothing in it lies ahead', async () => {
  const [row] = (
    await sql.query<{ first: Date; last: Date }>(
      'SELECT min(created_at) AS first, max(created_at) AS last FROM "order"',
    )
  ).rows
  assert.ok(
    daysAgo(row?.last) >= 0 && daysAgo(row?.last) < 3,
    `the last order is ${daysAgo(row?.last)} days old`,
  )
  assert.ok(
    daysAgo(row?.first) > 355 && daysAgo(row?.first) < 366,
    `the first order is ${daysAgo(row?.first)} days old`,
  )
  for (const table of [
    'product',
    'customer',
    'payment',
    'fulfillment',
    'return',
    'note',
    'refund',
    'batch_job',
  ]) {
    const ahead = await values(
      `SELECT id AS value FROM "${table}" WHERE created_at > now() OR updated_at > now()`,
    )
    assert.deepEqual(ahead, [], table)
  }
})

interface Dated {
  placed: Date
  ends: Date
  total: number
}

async function readDated(client: Client): Promise<Dated[]> {
  const { rows } = await client.query<Dated>(
    `SELECT o.created_at AS placed, d.ends_at AS ends, i.unit_price AS total
     FROM "order" o JOIN line_item i ON i.order_id = o.id, discount d WHERE d.ends_at IS NOT NULL ORDER BY o.id, d.id, i.id`,
  )
  return rows
}

function daysLater(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}

test('a store made later has all its dates moved by the same days, and nothing else', async () => {
  const [template] = await values(
    `SELECT datname AS value FROM pg_database WHERE datname LIKE 'template\\_%'`,
  )
  await sql.query(`CREATE DATABASE later TEMPLATE ${template}`)
  await withConnection(urlOf(store.postgres, 'later'), async (client) => {
    const shipped = await readDated(client)
    await shiftDates(client, 40)
    const expected = shipped.map(({ placed, ends, total }) => ({
      placed: daysLater(placed, 40),
      ends: daysLater(ends, 40),
      total,
    }))
    assert.deepEqual(await readDated(client), expected)
  })
})

test('the numbers of the orders follow their dates', async () => {
  const numbers = await values('SELECT display_id AS value FROM "order" ORDER BY created_at')
  assert.deepEqual(
    numbers.map(Number),
    numbers.map((_, index) => index + 1),
  )
})

test('an order is older than all that was done for it', async () => {
  const early = await values(
    'SELECT o.display_id AS value FROM "order" o JOIN fulfillment f ON f.order_id = o.id WHERE f.created_at < o.created_at',
  )
  assert.deepEqual(early, [])
})

test('the categories are three levels deep', async () => {
  const depths = await values(
    "SELECT max(length(mpath) - length(replace(mpath, '.', ''))) AS value FROM product_category",
  )
  assert.equal(Number(depths[0]), 3)
})

const invitesThat = (state: 'have expired' | 'are open') =>
  values(
    `SELECT user_email AS value FROM invite WHERE NOT accepted AND (expires_at < now()) = ${state === 'have expired'}`,
  )

test('one invite is still open, another one has expired', async () => {
  assert.deepEqual(await invitesThat('are open'), ['newcomer@stoa.test'])
  assert.deepEqual(await invitesThat('have expired'), ['hesitant@stoa.test'])
})

test('one of the staff was never asked about usage data, the others share none', async () => {
  const member = await new Api(store.url).signIn('admin', unasked)
  await assert.rejects(member.get('/admin/analytics-configs'), /404/)
  const asked = await values(
    'SELECT u.email AS value FROM analytics_config a JOIN "user" u ON u.id = a.user_id WHERE a.opt_out AND NOT a.anonymize ORDER BY 1',
  )
  assert.deepEqual(asked, [staff.email, 'developer@stoa.test'])
})

test('the shopper has orders and addresses', async () => {
  const self = await new Api(store.url).signIn('store', shopper)
  const { customer } = await self.get<{ customer: { shipping_addresses: unknown[] } }>('/store/customers/me')
  const { orders } = await self.get<{ orders: unknown[] }>('/store/customers/me/orders')
  assert.ok(customer.shipping_addresses.length >= 2)
  assert.ok(orders.length >= 3, `only ${orders.length}`)
})

test('the shopper has an exchange, a change and returns to go on with, and a parcel that just came', async () => {
  const { orders } = await api.get<{ orders: Row[] }>(
    `/admin/orders?email=${shopper.email}&fields=id&expand=`,
  )
  const ids = orders.map(({ id }) => `'${id}'`).join()
  const ofShopper = (table: string, condition: string) =>
    values(`SELECT id AS value FROM ${table} WHERE order_id IN (${ids}) AND ${condition}`)
  const found = {
    exchanges: await ofShopper('swap', 'confirmed_at IS NULL AND canceled_at IS NULL'),
    changes: await ofShopper(
      'order_edit',
      "requested_at > now() - interval '7 days' AND confirmed_at IS NULL",
    ),
    returns: await ofShopper('return', "status = 'requested'"),
    parcels: await ofShopper('fulfillment', "shipped_at > now() - interval '14 days'"),
  }
  for (const [what, rows] of Object.entries(found)) assert.notDeepEqual(rows, [], what)
})

test('pictures answer where the store names them, and so does the exported file', async () => {
  const { products } = await api.get<{ products: { thumbnail: string | null }[] }>(
    '/admin/products?limit=5&is_giftcard=true',
  )
  const picture = await fetch(products[0]?.thumbnail ?? '')
  assert.equal(picture.headers.get('content-type'), 'image/svg+xml')
  const { batch_jobs } = await api.get<{ batch_jobs: { result: { file_key: string } }[] }>(
    '/admin/batch-jobs',
  )
  const file = await fetch(`${store.url}/uploads/${batch_jobs[0]?.result.file_key}`)
  assert.equal(file.status, 200, file.url)
})

test('links that e-mail would carry are shown', async () => {
  const visitor = new Api(store.url)
  await visitor.post('/admin/users/password-token', { email: staff.email })
  await visitor.post('/store/customers/password-token', { email: shopper.email })
  await api.post('/admin/invites', { user: 'late@stoa.test', role: 'member' })
  const kinds = async () => {
    const { links } = await visitor.get<{ links: DevelopmentLink[] }>('/development/links')
    return new Set(links.map(({ kind }) => kind))
  }
  // The event bus may keep them for three seconds.
  const deadline = Date.now() + 8000
  let shown = await kinds()
  while (shown.size < 3 && Date.now() < deadline) shown = await kinds()
  assert.deepEqual(shown, new Set(['invite', 'staff-password', 'customer-password']))
})
