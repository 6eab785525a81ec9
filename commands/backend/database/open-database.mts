import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { quote, urlOf, withConnection } from './connection.mts'
import type { PostgresServer } from '../messages.mts'
import { daysSince, shiftDates } from './date-shift.mts'
import { fixtureFile, loadFixture } from './fixture-file.mts'
import { migrate, schemaVersion } from './migrate.mts'

/** The database that the store works on. Only --reset ever drops it. */
const working = 'stoa'
const unfinished = 'unfinished'

/**
 * Makes the working database ready and answers its URL. It is copied from a template that holds the fixture;
 * the template is made again when the fixture or the schema has changed, the working database is kept and migrated.
 */
export async function openDatabase(server: PostgresServer, reset: boolean): Promise<string> {
  return withConnection(urlOf(server, 'postgres'), async (client) => {
    const schema = schemaVersion()
    if (reset) await drop(client, working)
    if (!(await exists(client, working))) await copyTemplate(server, client, schema)
    if ((await readComment(client, working)) !== schema) {
      await migrateDatabase(server, working)
      await comment(client, working, schema)
    }
    return urlOf(server, working)
  })
}

/** An empty store with the tables and nothing else: what the fixture is made from. */
export async function openEmptyDatabase(server: PostgresServer): Promise<string> {
  await withConnection(urlOf(server, 'postgres'), (client) => makeMigrated(server, client))
  return urlOf(server, unfinished)
}

async function copyTemplate(server: PostgresServer, client: Client, schema: string): Promise<void> {
  const template = await openTemplate(server, client, schema)
  await drop(client, unfinished)
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${quote(template)}`)
  const today = await readComment(client, template)
  await withConnection(urlOf(server, unfinished), (copy) =>
    shiftDates(copy, daysSince(today ?? '', new Date())),
  )
  await comment(client, unfinished, schema)
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${working}`)
}

/** Its comment is the day that its data was made for. */
async function openTemplate(server: PostgresServer, client: Client, schema: string): Promise<string> {
  const fixture = existsSync(fixtureFile) ? readFileSync(fixtureFile) : ''
  const name = `template_${createHash('sha256').update(schema).update(fixture).digest('hex').slice(0, 12)}`
  if (await exists(client, name)) return name
  await makeMigrated(server, client)
  const today = await withConnection(urlOf(server, unfinished), loadFixture)
  await comment(client, unfinished, today)
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'template\\_%'`,
  )
  for (const outdated of rows) await drop(client, outdated.name)
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${quote(name)}`)
  return name
}

async function makeMigrated(server: PostgresServer, client: Client): Promise<void> {
  await drop(client, unfinished)
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0`)
  await migrateDatabase(server, unfinished)
}

async function migrateDatabase(server: PostgresServer, database: string): Promise<void> {
  process.env.DATABASE_URL = urlOf(server, database)
  await migrate()
}

async function exists(client: Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
  return rowCount === 1
}

async function drop(client: Client, database: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${quote(database)} WITH (FORCE)`)
}

async function comment(client: Client, database: string, text: string): Promise<void> {
  await client.query(`COMMENT ON DATABASE ${quote(database)} IS ${client.escapeLiteral(text)}`)
}

async function readComment(client: Client, database: string): Promise<string | undefined> {
  const { rows } = await client.query<{ text: string | null }>(
    `SELECT shobj_description(oid, 'pg_database') AS text FROM pg_database WHERE datname = $1`,
    [database],
  )
  return rows[0]?.text ?? undefined
}
