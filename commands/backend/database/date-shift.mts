import type { Client } from 'pg'
import { quote } from './connection.mts'

const dayLength = 86_400_000

/** Whole days from one day (YYYY-MM-DD, UTC) to a moment; never negative, for a clock that runs behind. */
export function daysSince(day: string, moment: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - Date.parse(`${day}T00:00:00Z`)) / dayLength))
}

/** Moves every date in the store by the same whole days, so that the shipped year of trade ends today. */
export async function shiftDates(client: Client, days: number): Promise<void> {
  if (days === 0) return
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT c.table_name AS table, array_agg(c.column_name::text) AS columns
     FROM information_schema.columns c JOIN pg_tables t ON t.tablename = c.table_name AND t.schemaname = 'public'
     WHERE c.table_schema = 'public' AND c.data_type = 'timestamp with time zone' AND c.table_name <> 'migrations'
     GROUP BY 1`,
  )
  await client.query('BEGIN')
  await client.query('SET LOCAL session_replication_role = replica')
  for (const { table, columns } of rows) {
    const moves = columns.map(quote).map((column) => `${column} = ${column} + make_interval(days => ${days})`)
    await client.query(`UPDATE ${quote(table)} SET ${moves.join(', ')}`)
  }
  await client.query('COMMIT')
}
