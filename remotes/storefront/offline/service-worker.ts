import { CACHE, DOCUMENT } from './cache.ts'

/** The parts of a service worker's scope that this one uses; the types of a page do not have them. */
interface WorkerScope {
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as WorkerScope

/** The server's answer. Only without a connection what was kept: for every page the one document. */
async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cache = await caches.open(CACHE)
    const path = request.mode === 'navigate' ? DOCUMENT : new URL(request.url).pathname
    const kept = await cache.match(path, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === location.origin)
    event.respondWith(answer(request))
})
