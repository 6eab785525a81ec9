import { join } from 'node:path'
import express, { Router } from 'express'
import type { Client } from 'pg'

const folder = join(import.meta.dirname, '../pictures')

/** Serves the drawings of the shipped products at /pictures/<name>.svg. */
export function picturesRouter(): Router {
  const router = Router()
  router.use(
    '/pictures',
    express.static(folder, {
      extensions: [],
      index: false,
      maxAge: '1d',
      setHeaders: (response) => {
        response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        response.setHeader('x-content-type-options', 'nosniff')
      },
    }),
  )
  return router
}

/** The fixture names pictures by the whole URL, as Medusa wants it: the host is put right for the port in use. */
export async function pointPicturesAt(client: Client, url: string): Promise<void> {
  for (const [table, column] of [
    ['product', 'thumbnail'],
    ['image', 'url'],
    ['line_item', 'thumbnail'],
    ['claim_image', 'url'],
  ]) {
    await client.query(
      `UPDATE ${table} SET ${column} = $1 || substring(${column} from '/(?:pictures|uploads)/.*$')
       WHERE ${column} ~ '^http://localhost:\\d+/(pictures|uploads)/' AND ${column} NOT LIKE $1 || '/%'`,
      [url],
    )
  }
}
