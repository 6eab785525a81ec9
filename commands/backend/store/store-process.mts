import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import session from 'express-session'
import { withConnection } from '../database/connection.mts'
import { shippedUploads } from '../database/fixture-file.mts'
import { openDatabase, openEmptyDatabase } from '../database/open-database.mts'
import type { Failure, Order, PostgresServer, Progress, StoreOptions } from '../messages.mts'
import { signal } from '../postgres/processes.mts'
import { DevelopmentLinks } from './development-links.mts'
import { FileSessions } from './file-sessions.mts'
import { listen } from './listen.mts'
import { loadMedusa } from './medusa.mts'
import { picturesRouter, pointPicturesAt } from './pictures.mts'
import { inertUploads } from './uploads.mts'

const { STORE_SECRET: secret = '', BACKEND_URL: url = '' } = process.env
const tenHours = 36_000_000

let guarded: number | undefined
let close = async (): Promise<void> => undefined

process.on('message', (order: Order) => {
  if (order === 'stop') void close().then(() => process.exit(0))
  else if ('guard' in order) guarded = order.guard
  else open(order.open).catch(fail)
})
process.on('disconnect', () => {
  if (guarded) signal(guarded, 'SIGINT')
  process.exit(1)
})

// Medusa answers a failed query with 500 and lets a second rejection of it go uncaught, which would end the process.
process.on('unhandledRejection', (reason) => console.error('Unhandled rejection; the store goes on:', reason))

const medusa = loadMedusa()

async function open({
  port,
  dataFolder,
  database,
  postgres,
}: StoreOptions & { postgres: PostgresServer }): Promise<void> {
  const uploads = join(dataFolder, 'uploads')
  if (database === 'reset') rmSync(uploads, { recursive: true, force: true })
  mkdirSync(uploads, { recursive: true })
  if (database !== 'empty' && readdirSync(uploads).length === 0)
    cpSync(shippedUploads, uploads, { recursive: true })

  const databaseUrl = await (database === 'empty'
    ? openEmptyDatabase(postgres)
    : openDatabase(postgres, database === 'reset'))
  await withConnection(databaseUrl, (client) => pointPicturesAt(client, url))
  process.env.DATABASE_URL = databaseUrl
  tell({ step: 'database' })

  const app = express()
  const links = new DevelopmentLinks(join(dataFolder, 'links.json'))
  // Medusa mounts both of these itself, with sessions in memory and bodies of 100 kB; the first one mounted counts.
  app.use(
    session({
      secret,
      resave: false,
      saveUninitialized: false,
      cookie: { sameSite: 'lax', maxAge: tenHours },
      store: new FileSessions(join(dataFolder, 'sessions')),
    }),
  )
  app.use(express.json({ limit: '5mb' }), picturesRouter(), inertUploads(), links.router)
  const { eventBus, close: closeMedusa } = await medusa.boot(app)
  links.listen(eventBus)
  tell({ step: 'server' })

  const servers = await listen(app, port)
  close = async () => {
    await servers.close()
    await closeMedusa()
  }
  tell({ ready: true, url })
}

function tell(progress: Progress): void {
  process.send?.(progress)
}

function fail(error: unknown): void {
  console.error(error)
  const failure: Failure = { failed: error instanceof Error ? error.message : String(error) }
  process.send?.(failure, () => process.exit(1))
}
