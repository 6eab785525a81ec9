import { inChunks } from './in-chunks.ts'

test('many ids go in several calls, each once and in order', async () => {
  const ids = Array.from({ length: 1001 }, (_, index) => `cus_${index}`)
  const calls: string[][] = []
  await inChunks(ids, async (chunk) => calls.push(chunk))
  expect(calls.map(({ length }) => length)).toEqual([500, 500, 1])
  expect(calls.flat()).toEqual(ids)
})

test('nothing is called for no ids', async () => {
  const calls: string[][] = []
  await inChunks([], async (chunk) => calls.push(chunk))
  expect(calls).toEqual([])
})
