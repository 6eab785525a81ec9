import { expect, it } from '@jest/globals'
import { act } from '@testing-library/react'
import { nock } from '../../../tests/setup/network.ts'
import { harness } from '../testing/hook-harness.tsx'
import { useCreateReturn } from './returns/index.ts'
import { useCreateSwap } from './swaps/index.ts'

const BASE = 'http://backend.test'

const order_id = 'order_1'
const items = [{ item_id: 'item_1', quantity: 1 }]
const exchange = { order_id, return_items: items, additional_items: [] }

/** Answers the next POST to the path and returns the key that it came with. */
async function keyOf(path: string, status: number, send: () => Promise<unknown>): Promise<string> {
  let key = ''
  nock(BASE, { reqheaders: { 'idempotency-key': (sent) => (key = String(sent)) !== '' } })
    .post(path)
    .reply(status, {})
  await act(async () => {
    await send().catch(() => undefined)
  })
  return key
}

it('a second try of a return has the key of the first one, and another return another key', async () => {
  const { result } = harness(useCreateReturn, BASE)
  const send = () => result.current.mutateAsync({ order_id, items })
  const lost = await keyOf('/store/returns', 502, send)
  expect(await keyOf('/store/returns', 200, send)).toBe(lost)
  expect(await keyOf('/store/returns', 200, send)).not.toBe(lost)
})

it('a second try of an exchange has the key of the first one', async () => {
  const { result } = harness(useCreateSwap, BASE)
  const send = () => result.current.mutateAsync(exchange)
  expect(await keyOf('/store/swaps', 502, send)).toBe(await keyOf('/store/swaps', 200, send))
})

it('another quantity has another key', async () => {
  const { result } = harness(useCreateReturn, BASE)
  const send = (quantity: number) => () =>
    result.current.mutateAsync({ order_id, items: [{ item_id: 'item_1', quantity }] })
  expect(await keyOf('/store/returns', 502, send(1))).not.toBe(await keyOf('/store/returns', 200, send(2)))
})
