import { Session } from 'node:inspector/promises'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

import type { Manifest } from '../../points/manifest.ts'
import type { Texts } from '../../testing/texts.ts'
import type { Fault } from './fault.ts'
import { BASE } from './page.ts'
import { SourcePositions } from './source-position.ts'
import type { TagsOfFile } from './tags.ts'

/** What is to be looked at: an extension's folder, its build, its English texts, and the elements of its sources. */
export interface Built {
  folder: string
  output: string
  manifest: Manifest
  english?: Texts | undefined
  files?: readonly TagsOfFile[]
}

/** What the thread that renders says. */
export type RenderingMessage = { begun: string } | { found: Fault[] } | { finished: true }

/** How long one contribution may take, in milliseconds: far more than any does that ends. */
const DEADLINE_MS = 30_000

/** Compiled or not, it has the ending of this file. */
const WORKER = join(import.meta.dirname, `rendering-worker${extname(import.meta.filename)}`)

/**
 * Shows each component of a build on a page without a screen, in a shell that answers no call, and lets axe look at
 * it. Colours, sizes, and what is only there once a call has been answered are not seen. A component that never ends is
 * stopped, reported, and left out from then on.
 */
export async function renderingFaults(built: Built): Promise<Fault[]> {
  const faults: Fault[] = []
  const done: string[] = []
  for (;;) {
    const stopped = await renderFrom(built, done, faults)
    if (!stopped) return faults
    faults.push(stopped)
  }
}

/** Renders what is not done yet; returns why it had to end early. */
function renderFrom(built: Built, done: string[], faults: Fault[]): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, { workerData: { ...built, done } })
    let current = built.manifest.name
    let deadline = setTimeout(() => void stop(), DEADLINE_MS)

    const end = async (fault?: Fault) => {
      clearTimeout(deadline)
      worker.removeAllListeners()
      await worker.terminate()
      // What fails before any contribution would fail again.
      if (fault && !done.includes(current)) faults.push(fault)
      resolve(done.includes(current) ? fault : undefined)
    }
    const stop = async () => {
      const at = await positionOf(built.output)
      const message = `it does not end: stopped after ${DEADLINE_MS / 1000} s${at ? '' : ', somewhere in a loop'}`
      await end({ rule: 'render', where: current, ...(at && { at }), message })
    }
    worker.on('message', (message: RenderingMessage) => {
      if ('finished' in message) void end()
      else if ('found' in message) faults.push(...message.found)
      else {
        current = message.begun
        done.push(current)
        clearTimeout(deadline)
        deadline = setTimeout(() => void stop(), DEADLINE_MS)
      }
    })
    worker.on('error', (error: Error) => {
      const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
      const reason = isMemory ? 'it takes all memory, as an endless loop does' : error.message
      void end({ rule: 'render', where: current, message: `${reason}: nothing more of it can be shown` })
    })
  })
}

/** Where the thread that renders is while it does not answer, in the extension's own sources. */
async function positionOf(output: string): Promise<string | undefined> {
  const positions = new SourcePositions(output)
  const session = new Session()
  session.connect()
  try {
    return await Promise.race([
      pausedAt(session, positions),
      new Promise<undefined>((resolve) => setTimeout(resolve, 10_000)),
    ])
  } catch {
    return undefined
  } finally {
    session.disconnect()
  }
}

interface Paused {
  method: string
  params?: {
    url?: string
    scriptId?: string
    callFrames?: { location: { scriptId: string; lineNumber: number; columnNumber: number } }[]
  }
}

async function pausedAt(session: Session, positions: SourcePositions): Promise<string | undefined> {
  const scripts = new Map<string, string>()
  let resume: (() => Promise<unknown>) | undefined
  const paused = new Promise<string | undefined>((resolve) => {
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
      const tell = (id: number, method: string) =>
        session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) })
      resume = () => tell(3, 'Debugger.resume')
      void tell(1, 'Debugger.enable')
      void tell(2, 'Debugger.pause')
    })
    session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
      const { method, params } = JSON.parse(message) as Paused
      if (method === 'Debugger.scriptParsed') scripts.set(params?.scriptId ?? '', params?.url ?? '')
      if (method !== 'Debugger.paused') return
      const frames = (params?.callFrames ?? []).map(({ location }) => ({
        address: scripts.get(location.scriptId) ?? '',
        line: location.lineNumber,
        column: location.columnNumber,
      }))
      // A thread that pauses cannot be ended.
      void resume?.().then(() => resolve(positions.firstOwn(frames, BASE)))
    })
  })
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
  return paused
}
