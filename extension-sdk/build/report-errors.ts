import { clearErrors, showErrors } from './page-overlay.ts'

/**
 * Runs in the page of an admin that an extension is being written for. An error that a module throws while it is loaded
 * is shown above the page with its place in the sources, and in the console and the terminal.
 */

interface Execution {
  id: string | number
  factory: (...args: unknown[]) => unknown
}

interface Hot {
  addStatusHandler(handler: (status: string) => void): void
}

// oxlint-disable-next-line no-underscore-dangle -- webpack calls it so
declare const __webpack_require__: { i?: ((execution: Execution) => void)[]; p: string }

const LOADING = 'loading'
const BUILD = 'build'
const seen = new WeakSet<object>()

async function locate(error: unknown): Promise<string> {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  try {
    const answer = await fetch(`${__webpack_require__.p}stoa-errors`, { method: 'POST', body: text })
    return answer.ok ? await answer.text() : text
  } catch {
    return text
  }
}

async function report(id: string | number, error: unknown): Promise<void> {
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return
    seen.add(error)
  }
  const text = `${id} throws while it is loaded\n${await locate(error)}`
  // oxlint-disable-next-line no-console -- the author reads it there
  console.error(`[stoa] ${text}`)
  showErrors([text], LOADING)
}

__webpack_require__.i?.push((execution) => {
  const { factory, id } = execution
  execution.factory = function load(this: unknown, ...args: unknown[]) {
    try {
      return factory.apply(this, args)
    } catch (error) {
      void report(id, error)
      throw error
    }
  }
})

const hot = (import.meta as unknown as { webpackHot?: Hot }).webpackHot
hot?.addStatusHandler((status) => {
  if (status === 'apply') clearErrors(LOADING)
})

/** The overlay of the development server writes HTML, which an admin refuses: its client posts the same errors. */
window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  if (source !== window || typeof data !== 'object' || data === null) return
  const { type, data: errors } = data as { type?: unknown; data?: unknown }
  if (type === 'webpackErrors') showErrors(errors as string[], BUILD)
  if (type === 'webpackOk' || type === 'webpackStillOk') clearErrors(BUILD)
})
