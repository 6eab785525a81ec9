import { fork, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Order, StoreOptions } from '../messages.mts'

export interface StoreChild {
  process: ChildProcess
  pid: number
  ended: Promise<void>
  order(order: Order): void
  stop(): Promise<void>
}

/** What the surroundings could change about the store: Medusa reads these, and PostgreSQL's client the PG ones. */
const foreign = /^(PG|MEDUSA_|DATABASE_|NODE_ENV$|DEV_MODE$|COOKIE_SECRET$|JWT_SECRET$)/

/** Starts the process that Medusa runs in; it writes to `<data>/backend.log` and works in the data folder. */
export function forkStore({ dataFolder, port }: StoreOptions): StoreChild {
  const surroundings = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const log = openSync(join(dataFolder, 'backend.log'), 'a')
  const child = fork(join(import.meta.dirname, 'store-process.mts'), [], {
    cwd: dataFolder,
    env: {
      ...Object.fromEntries(surroundings),
      STORE_SECRET: 'stoa-development-only',
      BACKEND_URL: `http://localhost:${port}`,
    },
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  if (child.pid === undefined) throw new Error('The store process could not be started.')
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    process: child,
    pid: child.pid,
    ended,
    // A child that is gone is noticed by its end, not by a failed message.
    order: (order) => void child.send(order, () => undefined),
    async stop() {
      if (child.connected) child.send('stop', () => undefined)
      const insist = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(insist)
    },
  }
}
