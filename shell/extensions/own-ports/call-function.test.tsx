import { jest } from '@jest/globals'
import type { Host } from '@stoa/extension-sdk'
import { anExtension } from '@stoa/extension-sdk/admission/testing'
import type { Manifest } from '@stoa/extension-sdk/manifest'

import { createLedger } from '../containment/ledger.ts'
import { aRemote } from '../../testing/remote.ts'
import { composeRegistry } from '../registry.ts'
import { callFunction, CALL_DEADLINE_MS } from './call-function.ts'

const HINT = { id: 'hint', module: './functions/hint', files: [] }
const care = anExtension('care', { version: '1.4.0', functions: [HINT], uses: { read: ['products'] } })
const parcels = (parts: Partial<Manifest> = { optionalNeeds: { care: '^1.0.0' } }) =>
  anExtension('parcels', parts)

const get = jest.fn(async () => ({ count: 3 }))
const host = { client: { get }, language: { text: () => '' } } as unknown as Host

function setUp(run: unknown, caller = parcels(), provider = care) {
  aRemote(provider, { [HINT.module]: run })
  const registry = composeRegistry({ extensions: [provider, caller], disabled: [] })
  const ledger = createLedger(() => undefined)
  const shell = { host, ledger, registry, loadTexts: async () => undefined }
  const call = (name: string, input: unknown = {}) => callFunction(shell, name, input, caller.manifest)
  return { call, ledger }
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('a function gets a copy of the input and answers', async () => {
  const input = { productId: 'prod_1' }
  const { call } = setUp(async ({ input: given }: { input: typeof input }) => {
    const { productId } = given
    given.productId = 'changed'
    return `about ${productId}`
  })
  expect(await call('care:hint', input)).toEqual({ status: 'answered', answer: 'about prod_1' })
  expect(input.productId).toBe('prod_1')
})

test('the answer is a copy too', async () => {
  const own = { degrees: 30 }
  const { call } = setUp(async () => own)
  const called = await call('care:hint')
  expect(called).toEqual({ status: 'answered', answer: { degrees: 30 } })
  Object.assign((called as unknown as { answer: object }).answer, { degrees: 90 })
  expect(own.degrees).toBe(30)
})

test('an answer that is no JSON is recorded for the extension that gives it', async () => {
  const { call, ledger } = setUp(async () => 1n)
  expect(await call('care:hint')).toMatchObject({ status: 'unavailable' })
  expect(ledger.account('care').failures).toHaveLength(1)
})

test('it runs with the uses of the extension that offers it', async () => {
  const { call } = setUp(async ({ client }: Host) => {
    await client.get('/products')
    return client.get('/orders')
  })
  expect(await call('care:hint')).toEqual({
    status: 'unavailable',
    reason: expect.stringContaining('care may not read orders'),
  })
})

test('a function that throws is recorded for its extension, and the caller goes on', async () => {
  const { call, ledger } = setUp(async () => Promise.reject(new Error('boom')))
  expect(await call('care:hint')).toEqual({
    status: 'unavailable',
    reason: expect.stringContaining('care:hint: Error: boom'),
  })
  expect(ledger.account('care').failures).toHaveLength(1)
  expect(ledger.account('parcels').failures).toEqual([])
})

test.each([
  [
    'care:hint',
    parcels({}),
    'care is installed, but parcels does not name its version in needs or optionalNeeds',
  ],
  [
    'care:hint',
    parcels({ optionalNeeds: { care: '^2.0.0' } }),
    'care is installed, but parcels does not name',
  ],
  ['wash:hint', parcels({ optionalNeeds: { wash: '*' } }), 'wash is not installed'],
  ['care:other', parcels(), 'care offers no function other'],
  ['care', parcels(), 'care offers no function '],
])('%s is unavailable with its reason', async (name, caller, reason) => {
  const run = jest.fn()
  const { call } = setUp(run, caller)
  expect(await call(name)).toEqual({ status: 'unavailable', reason: expect.stringContaining(reason) })
  expect(run).not.toHaveBeenCalled()
})

test('a function that never answers is given up', async () => {
  jest.useFakeTimers()
  const { call } = setUp(() => new Promise(() => undefined))
  const called = call('care:hint')
  await jest.advanceTimersByTimeAsync(CALL_DEADLINE_MS)
  expect(await called).toEqual({
    status: 'unavailable',
    reason: 'care:hint did not answer within 10000 ms',
  })
})
