import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it, test } from '@jest/globals'
import { act } from '@testing-library/react'
import type { QueryKey } from '@tanstack/react-query'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../setup/network.ts'
import { harness, staleKeys } from '../../shared/api/testing/hook-harness.tsx'
import type { CacheRow, QueriesOf, SampleQuery } from './cache-row.ts'

interface NounRows {
  queries?: QueriesOf<() => Record<string, SampleQuery>>
  writes?: CacheRow[]
}

const BASE = 'http://backend.test'
const FOLDER = join(import.meta.dirname, 'cache')
const files = ['admin', 'store'].flatMap((audience) =>
  readdirSync(join(FOLDER, audience)).map((file) => `${audience}/${file}`),
)
const nouns = await Promise.all(
  files.map(async (file) => ({ file, ...((await import(join(FOLDER, file))) as NounRows) })),
)
const http = createHttpClient({ baseUrl: BASE })
const samples = nouns.flatMap(({ file, queries }) =>
  Object.entries(queries?.(http) ?? {}).flatMap(([name, sample]) =>
    [sample].flat().map((query) => ({ name: `${file} ${name}`, ...query })),
  ),
)

const isUnder = (key: QueryKey, parent: QueryKey) =>
  JSON.stringify(key.slice(0, parent.length)) === JSON.stringify(parent)
const text = (keys: readonly QueryKey[]) => keys.map((key) => JSON.stringify(key)).toSorted()
const never = () => new Promise<object>(() => undefined)

describe('queries', () => {
  test('have a unique key under the root of their audience and noun', () => {
    expect(new Set(samples.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(samples.length)
    const strays = samples.filter(
      ({ name, queryKey }) => !isUnder(queryKey, name.split(/\/|\.ts/).slice(0, 2)),
    )
    expect(strays).toEqual([])
  })

  it.each(samples)('$name is aborted when it has no observers', async ({ queryKey, queryFn }) => {
    nock(BASE).get(/.*/).optionally().reply(200, never).post(/.*/).optionally().reply(200, never)
    if (typeof queryFn !== 'function') throw new Error('no query function')
    const gaveUp = new AbortController()
    const read = Reflect.apply(queryFn, undefined, [{ queryKey, signal: gaveUp.signal, meta: undefined }])
    setImmediate(() => gaveUp.abort())
    await expect(read).rejects.toThrow('Request aborted')
  })
})

describe.each(nouns.filter(({ writes }) => writes))('writes of $file', ({ writes = [] }) => {
  it.each(writes.map((row) => ({ name: row.hook.name, ...row })))(
    '$name makes exactly its own data stale',
    async ({ hook, variables, stale }) => {
      nock(BASE).post(/.*/).optionally().reply(200, {}).delete(/.*/).optionally().reply(200, {})
      // A refund of one payment reads the refunds of its order, which its answer lacks.
      nock(BASE)
        .get(/.*/)
        .optionally()
        .reply(200, { order: { refunds: [] } })
      const { cache, result } = harness(hook, BASE)
      // Registered without data: previews of writes are tested beside their hooks.
      for (const { queryKey } of samples) cache.getQueryCache().build(cache, { queryKey })
      await act(() => result.current.mutateAsync(variables))
      const expected = samples
        .map(({ queryKey }) => queryKey)
        .filter((key) => stale.some((parent) => isUnder(key, parent)))
      expect(text(staleKeys(cache))).toEqual(text(expected))
      for (const parent of stale) expect(expected.some((key) => isUnder(key, parent))).toBe(true)
    },
  )
})
