import { Client, escapeIdentifier } from 'pg'
import type { PostgresServer } from '../messages.mts'

export function urlOf(server: PostgresServer, database: string): string {
  return `postgres://postgres:${server.password}@127.0.0.1:${server.port}/${database}`
}

/** Runs `work` on a connection of its own and closes it, whatever happens. */
export async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Puts a table's or a column's name into SQL. */
export function quote(name: string): string {
  return escapeIdentifier(name)
}
