import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The parts of a running stack that can be struck. */
export interface Target {
  /** The folder with the data of the embedded store. */
  dataDir: string
  backend: string
  killGateway(): Promise<void>
  startGateway(): Promise<void>
}

/** One way in which what the pages are served by goes away. */
export interface Strike {
  name: string
  /** Whether a page that is opened meanwhile cannot show anything, because nothing answers for it. */
  isSiteGone?: boolean
  /** Takes it away; answers how it comes back, where it does not do so by itself. */
  strike(target: Target): Promise<(() => Promise<void>) | undefined>
}

const ANSWER_MS = 50
const MOST_TRIES = 600

const storePid = (folder: string): number =>
  (JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as { pid: number }[])[1]?.pid ?? 0

const databasePid = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

const kill = (pid: number): undefined => void process.kill(pid, 'SIGKILL')

/** Listens on the store's port as soon as it is free, and answers nobody. */
async function takePort(port: number): Promise<() => Promise<void>> {
  const holder = createServer((socket) => socket.destroy())
  for (let tries = 0; ; tries++) {
    if (tries === MOST_TRIES) throw new Error(`port ${port} did not become free`)
    holder.listen(port, '127.0.0.1')
    const isTaken = await Promise.race([
      once(holder, 'listening').then(() => false),
      once(holder, 'error').then(() => true),
    ]).catch(() => true)
    if (!isTaken) break
    await wait(ANSWER_MS)
  }
  return () => new Promise((resolve) => holder.close(() => resolve()))
}

export const STRIKES: readonly Strike[] = [
  { name: 'kill -9 of the store', strike: async ({ dataDir }) => kill(storePid(dataDir)) },
  { name: 'kill -9 of the database', strike: async ({ dataDir }) => kill(databasePid(dataDir)) },
  {
    name: "the store's port is taken",
    async strike({ dataDir, backend }) {
      kill(storePid(dataDir))
      return takePort(Number(new URL(backend).port))
    },
  },
  {
    name: 'kill -9 of the gateway',
    isSiteGone: true,
    async strike({ killGateway, startGateway }) {
      await killGateway()
      return startGateway
    },
  },
]
