import { jest } from '@jest/globals'

import { fetchFeed } from './feed.ts'

function answer(body: string, init?: ResponseInit): void {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init))
}

afterEach(() => jest.restoreAllMocks())

test('reads the feed of its own origin', async () => {
  answer(
    JSON.stringify({
      format: 1,
      extensions: [{ any: 'thing' }],
      disabled: ['loyalty'],
      origins: ['https://cdn.example', 7],
    }),
  )

  await expect(fetchFeed()).resolves.toEqual({
    ok: true,
    feed: {
      extensions: [{ any: 'thing' }],
      disabled: ['loyalty'],
      origins: ['https://cdn.example'],
      allowsOverrides: false,
      order: {},
      owners: {},
    },
  })
  expect(fetch).toHaveBeenCalledWith('/feed.json', {
    credentials: 'same-origin',
    signal: expect.any(AbortSignal),
  })
})

test.each([undefined, null, 'loyalty', 5, {}])(
  'with disabled %j nothing is switched off',
  async (disabled) => {
    answer(JSON.stringify({ format: 1, extensions: [], disabled }))

    await expect(fetchFeed()).resolves.toEqual({
      ok: true,
      feed: { extensions: [], disabled: [], origins: [], allowsOverrides: false, order: {}, owners: {} },
    })
  },
)

test('a missing feed is said with its status', async () => {
  answer('Not found', { status: 404 })

  await expect(fetchFeed()).resolves.toEqual({
    ok: false,
    reason: 'missing',
    detail: '/feed.json answered 404',
  })
})

test.each([
  ['not JSON', '<!doctype html><title>Stoa</title>'],
  ['truncated', '{"format":1,"extensions":[{"manif'],
  ['empty', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['another format', '{"format":2,"extensions":[]}'],
  ['without a format', '{"extensions":[]}'],
  ['without extensions', '{"format":1}'],
  ['with extensions that are no list', '{"format":1,"extensions":{}}'],
])('a feed that is %s is malformed', async (_case, body) => {
  answer(body)

  await expect(fetchFeed()).resolves.toEqual({
    ok: false,
    reason: 'malformed',
    detail: expect.stringMatching(/./),
  })
})

test('a server that does not answer is said', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))

  await expect(fetchFeed()).resolves.toEqual({
    ok: false,
    reason: 'unreachable',
    detail: 'TypeError: Failed to fetch',
  })
})
