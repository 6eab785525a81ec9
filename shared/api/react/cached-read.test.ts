import { expect, it } from '@jest/globals'
import type { Answer, CallOptions } from '@stoa/api/http'
import { cachedRead } from './cached-read.ts'

it('returns the body alone and leaves aborting and retries to the cache', async () => {
  const { signal } = new AbortController()
  const seen: CallOptions[] = []
  const body = await cachedRead({ signal }, (options): Promise<Answer<{ count: number }>> => {
    seen.push(options)
    return Promise.resolve({ count: 3, response: { status: 200, headers: {} } })
  })
  expect(body).toEqual({ count: 3 })
  expect(seen).toEqual([{ signal, maxRetries: 0 }])
})
