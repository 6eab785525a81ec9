import { loadCartPage } from '../boot/cart-page.ts'
import { CACHE, DOCUMENT } from './cache.ts'

/** No page is prerendered for it, so its document fits every address. */
const BARE_PAGE = '/cart'

const isFile = /^\/(assets|public)\//

/** The shop's own code, styles and texts that this page has loaded. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = urls.filter(({ origin, pathname }) => origin === location.origin && isFile.test(pathname))
  return [...new Set(own.map(({ pathname }) => pathname))]
}

/** What the document starts with. */
const entryFiles = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname)

/** The files of this build that the document lists. */
const listedFiles = (): string[] =>
  Object.keys(JSON.parse(document.getElementById('stoa-integrity')?.textContent ?? '{}') as object)

/** Keeps the files that this page has loaded and its document. Files of earlier builds are removed. */
async function keepFiles(): Promise<void> {
  const page = await fetch(BARE_PAGE)
  const html = await page.clone().text()
  // Another build was published meanwhile: the next page that opens keeps that one.
  if (!page.ok || !entryFiles().every((path) => html.includes(path))) return
  const files = loadedFiles()
  const cache = await caches.open(CACHE)
  await cache.addAll(files)
  await cache.put(DOCUMENT, page)
  const current = new Set([DOCUMENT, ...files, ...listedFiles()])
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** Loads and keeps the cart's page, and registers the worker that answers with it while there is no connection. */
export async function keepCart(): Promise<void> {
  await loadCartPage()
  // Development builds have no worker.
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator)) return
  await keepFiles()
  await navigator.serviceWorker.register('/service-worker.js')
}
