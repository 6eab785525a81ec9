import { parentPort, workerData } from 'node:worker_threads'

import { contributionsOf, nameOf } from '../../points/kinds.ts'
import type { Fault } from './fault.ts'
import { BASE, Page, type Violation } from './page.ts'
import type { Built, RenderingMessage } from './rendering.ts'
import { samplesOf } from './samples.ts'
import { SourcePositions } from './source-position.ts'
import { setStage, type Stage } from './stage.ts'
import { positionOfTag, type TagsOfFile } from './tags.ts'

interface Work extends Built {
  /** Names of contributions that were looked at before. */
  done: readonly string[]
}

interface Looked {
  name: string
  module: string
  load: () => Promise<unknown>
  props: object
  isCell: boolean
}

/** Errors of the page are of another realm than those of Node. */
const isError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error

const THROWS = 'it throws in a shell that answers no call (…): catch what can fail, and show it'
const ENDLESS =
  'it renders without end (…): set state when something happens, not in every render or after every one'

const isEndless = (error: unknown): boolean =>
  isError(error) && /^Too many re-renders|^Maximum update depth/.test(error.message)

const PAGE_GLOBALS = [
  'window',
  'document',
  'navigator',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'Node',
] as const

/** Makes the page this thread's own: React looks for it among the globals. */
function shareGlobals({ window }: Page): void {
  for (const name of PAGE_GLOBALS) {
    const value: unknown = name === 'window' ? window : window[name]
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}

class Inspection {
  readonly #positions: SourcePositions
  readonly #page: Page
  readonly #stage: Stage
  readonly #files: readonly TagsOfFile[]

  constructor(positions: SourcePositions, page: Page, stage: Stage, files: readonly TagsOfFile[]) {
    this.#positions = positions
    this.#page = page
    this.#stage = stage
    this.#files = files
  }

  #fault(name: string, error: unknown, advice: string): Fault {
    const at = isError(error) && error.stack ? this.#positions.ofStack(error.stack, BASE) : undefined
    const reason = isError(error) ? error.message : String(error)
    return { rule: 'render', where: name, ...(at && { at }), message: `${advice.replace('…', reason)}` }
  }

  #violation(name: string, module: string, { id, help, nodes }: Violation): Fault {
    const at = positionOfTag(nodes[0]?.html ?? '', module, this.#files)
    const message = `${help} (${id}): ${nodes.map(({ html }) => html).join(', ')}`
    return { rule: 'accessibility', where: name, ...(at && { at }), message }
  }

  async look({ name, module, load, props, isCell }: Looked): Promise<Fault[]> {
    let component: unknown
    try {
      component = await load()
    } catch (error) {
      return [this.#fault(name, error, 'its file fails while it loads (…): nothing of it can be shown')]
    }
    if (!component) return [{ rule: 'render', where: name, message: 'its file has no default export' }]
    const shown = this.#stage.show(component, props, isCell)
    await this.#page.settle()
    const error = shown.error()
    const isShown = error === undefined
    const violations = isShown ? await this.#page.violations(shown.element) : []
    shown.remove()
    const undeclared = this.#stage
      .takeUndeclared()
      .map((message): Fault => ({ rule: 'undeclared-call', where: name, message, isWarning: true }))
    if (!isShown && !this.#stage.isRefusal(error))
      return [...undeclared, this.#fault(name, error, isEndless(error) ? ENDLESS : THROWS)]
    return [...undeclared, ...violations.map((violation) => this.#violation(name, module, violation))]
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
const send = (message: RenderingMessage): void => parentPort?.postMessage(message)

const failToFetch: Stage['refuse'] = () => Promise.reject(new Error('Failed to fetch'))

async function inspect({ folder, output, manifest, english = {}, files = [], done }: Work): Promise<void> {
  let refuse = failToFetch
  const page = new Page(output, (url) => refuse(url))
  shareGlobals(page)
  const stage = await setStage(manifest, folder, english, page.window.document)
  refuse = stage.refuse
  const inspection = new Inspection(new SourcePositions(output), page, stage, files)
  const container = await page.load(manifest, stage.scope)
  for (const { kind, contribution } of contributionsOf(manifest)) {
    const name = nameOf(kind, contribution)
    if (done.includes(name)) continue
    send({ begun: name })
    for (const props of samplesOf(kind, contribution) ?? []) {
      const { module } = contribution
      const load = async () => (await container.get(module))().default
      send({ found: await inspection.look({ name, module, load, props, isCell: kind === 'columns' }) })
    }
  }
  page.close()
  send({ finished: true })
}

// A promise that nobody waits for fails in a browser without an effect, too.
process.on('unhandledRejection', () => undefined)
await inspect(workerData as Work)
