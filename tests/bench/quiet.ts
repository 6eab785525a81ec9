import type { Page, Request } from '@playwright/test'

/** Length of an idle network. */
const QUIET_MS = 500

/**
 * Listens from now on; what it answers waits until the page has asked for nothing for half a second. Playwright's
 * `networkidle` is over for good once a document was quiet, whatever it asks for later.
 */
export function listenForQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const waiting = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  const settle = () => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }
  const watch = () => {
    clearTimeout(timer)
    if (open.size === 0 && waiting.size > 0) timer = setTimeout(settle, QUIET_MS)
  }
  const end = (request: Request) => {
    open.delete(request)
    watch()
  }
  page.on('request', (request) => {
    open.add(request)
    watch()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () =>
    new Promise((resolve) => {
      waiting.add(resolve)
      watch()
    })
}
