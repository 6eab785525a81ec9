import type { Metadata } from '@stoa/extension-sdk'
import { runContribution } from '@stoa/extension-sdk/testing'

import { english } from '../../testing/english.ts'
import switchProgram from './switch-program.ts'

test('switches the program off and on, and leaves its rate', async () => {
  const metadata: Metadata = { loyalty_points_per_unit: 3 }
  const answer = async () => ({ store: { metadata } })
  const post = async (_path: string, body: unknown) => {
    Object.assign(metadata, (body as { metadata: Metadata }).metadata)
    return answer()
  }
  const run = () => runContribution(switchProgram, {}, { texts: english, client: { get: answer, post } })

  expect((await run()).messages.map(({ message }) => message)).toEqual([
    'No points can be awarded; balances stay.',
  ])
  expect(metadata).toEqual({ loyalty_enabled: false, loyalty_points_per_unit: 3 })
  expect((await run()).messages.map(({ message }) => message)).toEqual(['Orders can be awarded points.'])
  expect(metadata).toEqual({ loyalty_enabled: true, loyalty_points_per_unit: 3 })
})
