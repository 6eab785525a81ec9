import { jest } from '@jest/globals'
import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'

import { availableFeed, NOTICED_MS, SLOW_MS } from './available-feed.ts'
import { fetchFeed, type FeedContent, type FeedResult } from './feed.ts'
import { rememberFeed } from './remembered-feed.ts'

const feedOf = (...extensions: unknown[]): FeedContent => ({ extensions, disabled: [], origins: [] })
const failed: FeedResult = { ok: false, reason: 'malformed', detail: 'SyntaxError' }
const never = new Promise<FeedResult>(() => undefined)
const onWaiting = jest.fn()

const old = anArea('orders', { version: '1.0.0' })
const built = anArea('orders', { version: '1.1.0' })
const loyalty = anExtension('loyalty')

/** What the server answers for the list of areas. */
function serveAreas(answer: FeedContent | undefined) {
  const body = answer ? JSON.stringify({ format: 1, ...answer }) : 'Not found'
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body, { status: answer ? 200 : 404 }))
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  onWaiting.mockReset()
  serveAreas(feedOf(built, anExtension('stray')))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a feed that arrives is used as it is', async () => {
  const feed = feedOf(loyalty)

  await expect(availableFeed(Promise.resolve({ ok: true, feed }), onWaiting)).resolves.toEqual({ feed })
  expect(onWaiting).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
})

test('a broken feed leaves the areas of the build, and the extensions of an earlier visit', async () => {
  rememberFeed({ ...feedOf(old, loyalty), disabled: ['loyalty'], origins: ['https://cdn.example'] })

  await expect(availableFeed(Promise.resolve(failed), onWaiting)).resolves.toMatchObject({
    feed: { extensions: [built, loyalty], disabled: ['loyalty'], origins: ['https://cdn.example'] },
    missing: { reason: 'malformed', detail: 'SyntaxError', hasExtensions: true },
  })
  expect(fetch).toHaveBeenCalledWith('/areas.json', expect.anything())
})

test('a first visit with a broken feed has the areas alone', async () => {
  await expect(availableFeed(Promise.resolve(failed), onWaiting)).resolves.toMatchObject({
    feed: { extensions: [built], disabled: [], origins: [] },
    missing: { hasExtensions: false },
  })
})

test('without a server the areas of an earlier visit remain', async () => {
  serveAreas(undefined)
  rememberFeed(feedOf(old, loyalty))

  await expect(availableFeed(Promise.resolve(failed), onWaiting)).resolves.toMatchObject({
    feed: { extensions: [old, loyalty] },
  })
})

test('without a server and an earlier visit there is no feed, and the reason is known', async () => {
  serveAreas(undefined)
  localStorage.setItem('stoa-feed', '{')

  await expect(availableFeed(Promise.resolve(failed), onWaiting)).resolves.toEqual({
    missing: { reason: 'malformed', detail: 'SyntaxError', hasExtensions: false },
  })
})

test('a slow feed is waited for visibly, then the one of an earlier visit is used', async () => {
  rememberFeed(feedOf(old, loyalty))
  const available = availableFeed(never, onWaiting)
  await jest.advanceTimersByTimeAsync(NOTICED_MS)
  expect(onWaiting).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(SLOW_MS)

  await expect(available).resolves.toMatchObject({
    feed: { extensions: [built, loyalty] },
    missing: { reason: 'slow' },
  })
})

test('a slow feed on a first visit is waited for until its deadline', async () => {
  const { promise, resolve } = Promise.withResolvers<FeedResult>()
  const available = availableFeed(promise, onWaiting)
  await jest.advanceTimersByTimeAsync(NOTICED_MS + SLOW_MS)
  expect(onWaiting.mock.calls).toEqual([[false], [true]])
  const feed = feedOf(loyalty)
  resolve({ ok: true, feed })

  await expect(available).resolves.toEqual({ feed })
})

test('a feed that never arrives is given up', async () => {
  jest.useRealTimers()
  const deadline = AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    init?.signal?.throwIfAborted()
    return new Response('')
  })

  await expect(fetchFeed()).resolves.toMatchObject({ ok: false, reason: 'unreachable' })
  expect(timeout).toHaveBeenCalledWith(10_000)
})
