import { jest } from '@jest/globals'

const SHOP = 'https://shop.test'

interface FetchEvent {
  request: { method: string; url: string; mode: string }
  respondWith: (answer: Promise<Response>) => void
}

const kept = new Map<string, string>()
const listeners = new Map<string, (event: FetchEvent) => void>()
const fetchFromServer = jest.fn<(request: unknown) => Promise<Response>>()

Object.assign(globalThis, {
  location: { origin: SHOP },
  fetch: fetchFromServer,
  caches: {
    open: async () => ({
      match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    }),
  },
  self: {
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => listeners.set(type, listener),
  },
})
await import('./service-worker.ts')

/** The text that the worker answers; null when it leaves the request to the browser. */
async function answerTo(url: string, { method = 'GET', mode = 'cors' } = {}): Promise<string | null> {
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { method, url, mode },
    respondWith: (given) => (answer = given),
  })
  return answer ? (await answer).text() : null
}

beforeEach(() => {
  kept.clear()
  kept.set('/', 'kept page')
  kept.set('/assets/main.js', 'kept code')
})

test('the server’s answer is never replaced by what was kept', async () => {
  fetchFromServer.mockImplementation(async () => new Response('new'))
  expect(await answerTo(`${SHOP}/`, { mode: 'navigate' })).toBe('new')
  expect(await answerTo(`${SHOP}/assets/main.js`)).toBe('new')
})

test('not even when the server answers with a failure', async () => {
  fetchFromServer.mockImplementation(async () => new Response('down', { status: 503 }))
  expect(await answerTo(`${SHOP}/cart`, { mode: 'navigate' })).toBe('down')
})

test('without a connection every page is the kept document, and files are those that were kept', async () => {
  fetchFromServer.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await answerTo(`${SHOP}/cart?from=mail`, { mode: 'navigate' })).toBe('kept page')
  expect(await answerTo(`${SHOP}/assets/main.js?retry`)).toBe('kept code')
})

test('without a connection a file that was not kept fails as it would without the worker', async () => {
  fetchFromServer.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(answerTo(`${SHOP}/assets/other.js`)).rejects.toThrow('Failed to fetch')
})

test('writes and other origins are left to the browser', async () => {
  expect(await answerTo(`${SHOP}/cart`, { method: 'POST' })).toBeNull()
  expect(await answerTo('https://store.test/store/regions')).toBeNull()
})
