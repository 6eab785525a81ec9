import { ApiError } from '@stoa/api/http'

import { writeInBatches } from './write-in-batches.ts'

const ids = Array.from({ length: 1001 }, (_, index) => `cus_${index}`)
const refusal = (status: number) =>
  new ApiError(
    { kind: 'http', status, message: 'no' },
    { method: 'DELETE', path: '/admin/customer-groups/1' },
  )
const run = (
  rows: readonly string[],
  call: (batch: string[]) => Promise<unknown>,
  stop = new AbortController(),
) => {
  let written = 0
  const results = writeInBatches({ ids: rows, signal: stop.signal, onWritten: () => void written++ }, call)
  return { results, written: () => written }
}

test('many ids go in several calls, each once and in order', async () => {
  const calls: string[][] = []
  const { results, written } = run(ids, async (batch) => calls.push(batch))

  expect(await results).toEqual(ids.map((id) => ({ id })))
  expect(calls.map(({ length }) => length)).toEqual([500, 500, 1])
  expect(calls.flat()).toEqual(ids)
  expect(written()).toBe(1001)
})

test('a refused call is the failure of each of its rows, and the next ones are sent', async () => {
  const failure = refusal(500)
  const { results } = run(ids, async (batch) => {
    if (batch[0] === 'cus_500') throw failure
  })

  const failed = (await results).filter(({ error }) => error === failure)
  expect(failed.map(({ id }) => id)).toEqual(ids.slice(500, 1000))
})

test('no call is sent once it is stopped', async () => {
  const stop = new AbortController()
  const { results } = run(ids, async () => stop.abort(), stop)

  expect(await results).toHaveLength(500)
})

test('a lost session ends it', async () => {
  const { results } = run(ids, () => Promise.reject(refusal(401)))

  await expect(results).rejects.toThrow('401')
})

test('nothing is called for no ids', async () => {
  let calls = 0
  const { results } = run([], async () => calls++)

  expect(await results).toEqual([])
  expect(calls).toBe(0)
})
