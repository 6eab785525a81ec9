import { jest } from '@jest/globals'
import { ApiError } from '@stoa/api/http'
import type { Host, SearchContext, SearchResult } from '@stoa/extension-sdk'
import { anExtension } from '@stoa/extension-sdk/admission/testing'

import { createLedger } from '../extensions/containment/ledger.ts'
import { aRemote } from '../testing/remote.ts'
import { DEADLINE_MS, searchWith } from './search-with.ts'

const contribution = { id: 'members', label: 'Members', module: './searches/members', files: [] }
const FOUND: SearchResult = { id: '1', title: 'Mara', path: '/members/1' }

type Search = (query: string, context: SearchContext) => Promise<readonly SearchResult[]>

function setUp(search: Search | undefined, extension = anExtension('bonus')) {
  if (search) aRemote(extension, { [contribution.module]: search })
  const ledger = createLedger(() => undefined)
  const shell = { host: {} as Host, ledger, loadTexts: () => Promise.resolve() }
  const typed = new AbortController()
  const result = searchWith(shell, { extension, contribution }, 'ma', typed.signal)
  return { result, typed, failures: () => ledger.account('bonus').failures.length }
}

afterEach(() => jest.restoreAllMocks())

test('returns what the provider found', async () => {
  const { result } = setUp(() => Promise.resolve([FOUND]))
  await expect(result).resolves.toEqual([FOUND])
})

test('an aborted search finds nothing, and errors after that are ignored', async () => {
  const { result, typed, failures } = setUp(
    (_query, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
        typed.abort()
      }),
  )
  await expect(result).resolves.toEqual([])
  expect(failures()).toBe(0)
})

test('a timeout fails the search without a record in the ledger, because the store may be slow', async () => {
  const late = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const { result, failures } = setUp(() => {
    queueMicrotask(() => late.abort())
    return new Promise(() => undefined)
  })
  await expect(result).rejects.toMatchObject({ failure: { kind: 'timeout' } })
  expect(timeout).toHaveBeenCalledWith(DEADLINE_MS)
  expect(failures()).toBe(0)
})

test('a provider that throws fails and is recorded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { result, failures } = setUp(() => Promise.reject(new Error('bad')))
  await expect(result).rejects.toMatchObject({ failure: { kind: 'render' }, reason: expect.any(Error) })
  expect(failures()).toBe(1)
})

test('a failed call keeps its error and is not recorded', async () => {
  const error = new ApiError({ kind: 'http', status: 500, message: 'Away' }, { method: 'GET', path: '/x' })
  const { result, failures } = setUp(() => Promise.reject(error))
  await expect(result).rejects.toMatchObject({ reason: error })
  expect(failures()).toBe(0)
})

test('code that cannot be loaded fails the search', async () => {
  const { result } = setUp(undefined, anExtension('gone'))
  const detail = expect.stringContaining('entry.js answered 404')
  await expect(result).rejects.toMatchObject({ failure: { kind: 'script', detail } })
})
