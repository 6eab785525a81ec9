import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { quote, urlOf, withConnection } from '../../../commands/backend/database/connection.mts'

type Connection = Parameters<Parameters<typeof withConnection>[1]>[0]

/** How the copies of a table's rows differ from their originals: SQL for columns, with `n` for the number of the copy. */
interface Copied {
  table: string
  /** Which rows are copied. */
  where: string
  columns: Record<string, string>
}

const DATABASE = 'stoa'
/** Number of orders that are copied again and again. */
const SOURCES = 50
/** The beginning of the e-mail of each copy; the number of its copy and of its source follow. */
export const BENCH_BUYER = 'bench-buyer'

const COPY_ID = `id || '_copy' || n`
const ofOrder = `order_id IN (SELECT id FROM bench_sources)`
const ofLine = `item_id IN (SELECT id FROM line_item WHERE ${ofOrder})`

const COPIES: readonly Copied[] = [
  {
    table: 'order',
    where: 'id IN (SELECT id FROM bench_sources)',
    columns: {
      display_id: `nextval('order_display_id_seq')`,
      email: `'${BENCH_BUYER}-' || n || '-' || display_id || '@example.com'`,
      created_at: `created_at - make_interval(hours => n)`,
      cart_id: 'NULL',
      draft_order_id: 'NULL',
      idempotency_key: 'NULL',
    },
  },
  {
    table: 'line_item',
    where: ofOrder,
    columns: { order_id: `order_id || '_copy' || n`, cart_id: 'NULL', order_edit_id: 'NULL' },
  },
  { table: 'line_item_tax_line', where: ofLine, columns: { item_id: `item_id || '_copy' || n` } },
  {
    table: 'shipping_method',
    where: ofOrder,
    columns: { order_id: `order_id || '_copy' || n`, cart_id: 'NULL' },
  },
  {
    table: 'payment',
    where: ofOrder,
    columns: { order_id: `order_id || '_copy' || n`, cart_id: 'NULL', idempotency_key: 'NULL' },
  },
]

/** The address of the embedded store's database, whose port changes with each start. */
function databaseUrl(dataDir: string): string {
  const folder = join(dataDir, 'backend/postgres')
  const [pid, , , port] = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(folder, 'password'), 'utf8')
  return urlOf({ pid: Number(pid), port: Number(port), password }, DATABASE)
}

async function copyRows(
  connection: Connection,
  { table, where, columns }: Copied,
  copies: number,
): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => (name === 'id' ? COPY_ID : (columns[name] ?? quote(name))))
  await connection.query(
    `INSERT INTO ${quote(table)} (${names.map(quote).join()})
     SELECT ${values.join()} FROM ${quote(table)} CROSS JOIN generate_series(1, ${copies}) n WHERE ${where}`,
  )
}

/** What the bench needs to know of the orders. */
export interface FilledOrders {
  count: number
  /** The id of the order with the most lines. */
  longest: string
}

/**
 * Copies orders with their lines, payments and shipping methods in the database until there are at least `orders`; the API
 * would need half an hour for it. They stay, and a later run finds them.
 */
export function fillWithOrders(dataDir: string, orders: number): Promise<FilledOrders> {
  return withConnection(databaseUrl(dataDir), async (connection) => {
    const count = async () => {
      const { rows } = await connection.query<{ count: string }>('SELECT count(*) FROM "order"')
      return Number(rows[0]?.count)
    }
    const missing = orders - (await count())
    if (missing > 0) {
      await connection.query('BEGIN')
      await connection.query(
        `CREATE TEMPORARY TABLE bench_sources ON COMMIT DROP AS SELECT id FROM "order"
         WHERE status = 'pending' AND fulfillment_status = 'not_fulfilled' AND email NOT LIKE '${BENCH_BUYER}%'
         ORDER BY display_id DESC LIMIT ${SOURCES}`,
      )
      for (const copied of COPIES) await copyRows(connection, copied, Math.ceil(missing / SOURCES))
      await connection.query('COMMIT')
      await connection.query('ANALYZE')
    }
    const { rows } = await connection.query<{ id: string }>(
      `SELECT order_id AS id FROM line_item WHERE order_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    )
    return { count: await count(), longest: rows[0]?.id ?? '' }
  })
}
