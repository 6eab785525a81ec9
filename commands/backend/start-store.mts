import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from './lock.mts'
import type { Failure, PostgresServer, Progress, Report, StoreOptions } from './messages.mts'
import { startCluster, type Cluster } from './postgres/cluster.mts'
import { forkStore, type StoreChild } from './store/fork-store.mts'
import { requireFreePort } from './store/listen.mts'

export interface RunningStore {
  url: string
  postgres: PostgresServer
  /** Resolves to the reason when the store or PostgreSQL ends without being asked. */
  broken: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL and the store beside it and waits until the store answers; `tell` hears of each step.
 * Throws an Error that says what to do; then, or once `cancel` is aborted, nothing is left running.
 */
export async function startStore(
  options: StoreOptions,
  tell: (report: Report) => void,
  cancel?: AbortSignal,
): Promise<RunningStore> {
  const started = performance.now()
  const { dataFolder, port } = options
  mkdirSync(dataFolder, { recursive: true })
  const lock = await takeLock(dataFolder)
  let store: StoreChild | undefined
  let cluster: Cluster | undefined
  const report = (progress: Progress) => tell({ ...progress, ms: Math.round(performance.now() - started) })
  const stop = async () => {
    await store?.stop()
    await cluster?.stop()
    lock.release()
  }
  try {
    await requireFreePort(port)
    // Medusa's packages load while PostgreSQL starts.
    store = forkStore(options)
    lock.noteChild(store.pid)
    const child = store
    cluster = await startCluster(dataFolder, (pid) => child.order({ guard: pid }))
    const { server: postgres, ended } = cluster
    report({ step: 'postgres' })

    const broken = Promise.race([
      store.ended.then(() => `The store ended unexpectedly. ${join(dataFolder, 'backend.log')} says why.`),
      ended.then(() => `PostgreSQL ended unexpectedly. ${join(dataFolder, 'postgres.log')} says why.`),
    ])
    store.order({ open: { ...options, postgres } })
    const url = await Promise.race([answers(store, report), isBroken(broken), isCancelled(cancel)])
    return { url, postgres, broken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function answers(store: StoreChild, report: (progress: Progress) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    store.process.on('message', (message: Progress | Failure) => {
      if ('failed' in message) return reject(new Error(message.failed))
      report(message)
      if ('ready' in message) resolve(message.url)
    })
  })
}

async function isBroken(broken: Promise<string>): Promise<never> {
  throw new Error(await broken)
}

function isCancelled(cancel: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error('Stopped before the store was ready.'))
    if (cancel?.aborted) stop()
    cancel?.addEventListener('abort', stop)
  })
}
