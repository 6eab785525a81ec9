import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

import type { Report, Step } from '../backend/messages.mts'
import { BACKEND } from './paths.ts'
import type { StopList } from './stop.ts'

export interface BackendOptions {
  port: number
  /** Holds the database, the uploads and the log. */
  dataDir: string
  /** Begin with a fresh database. */
  reset: boolean
  /** Where the links in invitations and password resets lead. */
  adminUrl: string
  shopUrl: string
  stops: StopList
  onStep(step: Step, ms: number): void
  /** The program that serves the store. */
  program?: string
}

/** A store that answers. */
export interface Backend {
  url: string
  /** Settles when the store ends without having been asked to, with a sentence that says how. */
  lost: Promise<string>
}

const PATIENCE_MS = 15_000

/** Starts the embedded store and resolves when it answers; rejects with what it says, or how it ended, if it never does. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const log = join(options.dataDir, 'backend.log')
  const child = forkStore(options, log)
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`The store could not be started: ${error.message}`))
    child.once('exit', (code, signal) => resolve(`The store ended with ${signal ?? `exit code ${code}`}.`))
  })
  let asked = false
  options.stops.add({
    stop: () => {
      asked = true
      return stopStore(child, ended)
    },
    force: () => child.kill('SIGKILL'),
  })

  let failure = ''
  let before = performance.now()
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (report: Report) => {
      if ('step' in report) {
        // The store reports times that overlap; a table of steps needs what each one added.
        options.onStep(report.step, performance.now() - before)
        before = performance.now()
      } else if ('ready' in report) resolve(report.url)
      else failure = report.failed
    })
    void ended.then((how) => reject(new Error(`${failure || how}\nIts log is ${log}`)))
  })
  const lost = new Promise<string>((resolve) => {
    void ended.then((how) => asked || resolve(`${failure || how}\nIts log is ${log}`))
  })
  return { url, lost }
}

/** In a process group of its own, so that a Ctrl-C reaches only the process that knows in which order to stop. */
function forkStore(
  { port, dataDir, reset, adminUrl, shopUrl, program }: BackendOptions,
  log: string,
): ChildProcess {
  mkdirSync(dataDir, { recursive: true })
  const output = openSync(log, 'a')
  const args = ['--port', String(port), '--data', dataDir, ...(reset ? ['--reset'] : [])]
  const child = fork(program ?? join(BACKEND, 'serve.mts'), args, {
    detached: true,
    env: { ...process.env, ADMIN_URL: adminUrl, SHOP_URL: shopUrl },
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(output)
  return child
}

async function stopStore(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.connected) child.send('stop')
  else child.kill()
  const giveUp = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(giveUp)
}
