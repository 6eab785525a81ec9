import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { type Backend, type BackendOptions, startBackend } from './backend.ts'
import { seconds } from './progress.ts'

export interface SupervisedOptions extends BackendOptions {
  /** Hears when the store has ended by itself, and when it is back. */
  onNotice(text: string): void
  /** Milliseconds before a start that follows this many failures in a row. */
  delay?: (failures: number) => number
}

const LOGS = ['backend.log', 'postgres.log']
const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 30_000
/** A store that ran for so long was well: what ends it then is a new failure, in milliseconds. */
const WELL_MS = 60_000

const doubling = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS)

/**
 * Starts the embedded store like {@link startBackend}, and starts it again whenever it ends by itself, on the data that it
 * had, each time later. Answers its address.
 */
export async function superviseBackend(options: SupervisedOptions): Promise<string> {
  // The logs of a run hold the ends of all its stores.
  for (const log of LOGS) rmSync(join(options.dataDir, log), { force: true })
  const backend = await startBackend(options)
  const stopped = new AbortController()
  options.stops.add({ stop: async () => stopped.abort() })
  void keepRunning(backend, options, stopped.signal)
  return backend.url
}

async function keepRunning(first: Backend, options: SupervisedOptions, stopped: AbortSignal): Promise<void> {
  const { onNotice, delay = doubling } = options
  let failures = 0
  let backend: Backend | undefined = first
  let began = performance.now()
  while (backend) {
    const reason = await backend.lost
    failures = performance.now() - began > WELL_MS ? 1 : failures + 1
    const lostAt = performance.now()
    onNotice(`${reason}\nAdmin and shop go on, and say that the store does not answer. It is started again.`)
    backend = undefined
    while (!backend && !stopped.aborted) {
      await wait(delay(failures), undefined, { signal: stopped, ref: false }).catch(() => undefined)
      if (stopped.aborted) return
      began = performance.now()
      try {
        backend = await startBackend({ ...options, reset: false, onStep: () => undefined })
        onNotice(`The store is back after ${seconds(performance.now() - lostAt)}.`)
      } catch (error) {
        failures += 1
        if (!stopped.aborted) onNotice(`The store does not start: ${(error as Error).message}`)
      }
    }
  }
}
