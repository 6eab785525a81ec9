import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { quote } from './connection.mts'

/** The data that every new store starts with: gzipped, one JSON value a line. */
export const fixtureFile = join(import.meta.dirname, '../fixture/store.ndjson.gz')

/** The files that its rows name. */
export const shippedUploads = join(import.meta.dirname, '../fixture/uploads')

interface Header {
  /** The day (UTC) that the data was made for: nothing in it happened later. */
  today: string
  sequences: Record<string, number>
}

const rowsPerStatement = 500

/** Writes every table but the migrations' own, and the sequences' positions. */
export async function dumpFixture(client: Client, today: string): Promise<void> {
  const header: Header = { today, sequences: await readSequences(client) }
  async function* lines() {
    yield `${JSON.stringify(header)}\n`
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT row_to_json(t)::text AS row FROM ${quote(table)} t ORDER BY 1`,
      )
      for (let first = 0; first < rows.length; first += rowsPerStatement) {
        const slice = rows.slice(first, first + rowsPerStatement).map(({ row }) => row)
        yield `${JSON.stringify(table)}\n[${slice.join(',')}]\n`
      }
    }
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 9 }), createWriteStream(fixtureFile))
}

/** Fills an empty, migrated database and answers the day that the data was made for. */
export async function loadFixture(client: Client): Promise<string> {
  if (!existsSync(fixtureFile)) throw new Error(`${fixtureFile} is missing. Make it with "npm run fixture".`)
  const lines = createInterface({ input: createReadStream(fixtureFile).pipe(createGunzip()) })[
    Symbol.asyncIterator
  ]()
  const next = async () => (await lines.next()).value as string | undefined
  const header = JSON.parse((await next()) ?? '') as Header

  await client.query('BEGIN')
  await client.query('SET LOCAL session_replication_role = replica')
  for (const table of await listTables(client)) await client.query(`DELETE FROM ${quote(table)}`)
  for (let table = await next(); table !== undefined; table = await next()) {
    const name = quote(JSON.parse(table) as string)
    await client.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`, [
      await next(),
    ])
  }
  for (const [name, value] of Object.entries(header.sequences)) {
    await client.query('SELECT setval($1::regclass, $2)', [quote(name), value])
  }
  await client.query('COMMIT')
  await client.query('ANALYZE')
  return header.today
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

async function readSequences(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename NOT LIKE 'migrations%' ORDER BY 1`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]))
}
