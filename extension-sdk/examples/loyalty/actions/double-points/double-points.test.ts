import type { Metadata } from '@stoa/extension-sdk'
import { runContribution } from '@stoa/extension-sdk/testing'

import { english } from '../../testing/english.ts'
import doublePoints from './double-points.ts'

async function run(metadata: Metadata | null) {
  const sent: unknown[] = []
  const post = async (path: string, body: unknown) => {
    sent.push([path, body])
    return { product: { id: 'prod_1', ...(body as { metadata: Metadata }) } }
  }
  const row = { id: 'prod_1', title: 'Cap', metadata }
  const ran = await runContribution(doublePoints, { row }, { texts: english, client: { post } })
  return { sent, ...ran }
}

test('a product earns double, the list is read again', async () => {
  const { sent, messages, refreshes } = await run(null)
  expect(sent).toEqual([['/products/prod_1', { metadata: { loyalty_multiplier: 2 } }]])
  expect(messages).toEqual([{ type: 'success', title: 'Multiplier saved', message: 'Cap: 2×' }])
  expect(refreshes()).toBe(1)
})

test('what earns double already goes back to once, by an empty text that removes the key', async () => {
  const { sent } = await run({ loyalty_multiplier: 2 })
  expect(sent).toEqual([['/products/prod_1', { metadata: { loyalty_multiplier: '' } }]])
})
