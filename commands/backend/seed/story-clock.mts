import type { Client } from 'pg'
import { quote } from '../database/connection.mts'

const day = 86_400_000

/**
 * The API dates everything with the real moment. The clock notes which moment of the story each real one stands for;
 * `rewrite` then moves every date that the server wrote to where it belongs. Dates given on purpose stay.
 */
export class StoryClock {
  /** Midnight (UTC) that the story ends at. */
  readonly end = new Date(new Date().setUTCHours(0, 0, 0, 0))
  readonly #marks: { real: number; story: number }[] = []

  /** What the server wrote while it booted belongs to the first days of the shop. */
  constructor() {
    this.#marks.push({ real: performance.timeOrigin, story: this.daysAgo(430).getTime() })
  }

  /** From now on, what the server writes happened at this moment of the story. */
  set(moment: Date): void {
    if (moment > this.end) throw new Error(`${moment.toISOString()} is after the end of the story.`)
    this.#marks.push({ real: performance.timeOrigin + performance.now(), story: moment.getTime() })
  }

  /** A moment so many days before the end, or after it when negative. */
  daysAgo(days: number): Date {
    return new Date(this.end.getTime() - days * day)
  }

  async rewrite(client: Client): Promise<void> {
    await client.query(
      'CREATE TEMP TABLE story (since timestamptz PRIMARY KEY, until timestamptz, shift interval)',
    )
    const rows = this.#marks.map(({ real, story }, index) => [
      real,
      this.#marks[index + 1]?.real ?? real + day,
      story - real,
    ])
    await client.query(
      `INSERT INTO story SELECT to_timestamp((r->>0)::float8 / 1000), to_timestamp((r->>1)::float8 / 1000), make_interval(secs => (r->>2)::float8 / 1000)
       FROM json_array_elements($1) r ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows)],
    )
    await client.query('ANALYZE story')
    const { rows: columns } = await client.query<{ table: string; column: string }>(
      `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
       JOIN pg_tables t ON t.tablename = c.table_name AND t.schemaname = 'public'
       WHERE c.table_schema = 'public' AND c.data_type = 'timestamp with time zone'`,
    )
    await client.query('SET session_replication_role = replica')
    for (const { table, column } of columns) {
      const name = quote(column)
      await client.query(
        `UPDATE ${quote(table)} t SET ${name} = date_trunc('milliseconds', t.${name} + s.shift) FROM story s
         WHERE t.${name} >= s.since AND t.${name} < s.until`,
      )
    }
    await client.query('SET session_replication_role = origin')
  }
}
