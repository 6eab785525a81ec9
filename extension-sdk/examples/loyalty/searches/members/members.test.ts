import type { CallOptions, SearchContext } from '@stoa/extension-sdk'
import { runContribution } from '@stoa/extension-sdk/testing'

import { english } from '../../testing/english.ts'
import members from './members.ts'

test('finds those customers who have points, and leads to them', async () => {
  const asked: unknown[] = []
  const customers = [
    { id: 'cus_1', email: 'mara@example.com', first_name: 'Mara', metadata: { loyalty_points: 307 } },
    { id: 'cus_2', email: 'marc@example.com', first_name: 'Marc', metadata: null },
  ]
  const get = async (path: string, options?: CallOptions) => {
    asked.push([path, options?.query?.['q']])
    return { customers, count: 2 }
  }
  const { answer } = await runContribution(
    (context: SearchContext) => members('mar', context),
    { signal: new AbortController().signal, limit: 5 },
    { texts: english, client: { get } },
  )

  expect(asked).toEqual([['/customers', 'mar']])
  expect(answer).toEqual([
    { id: 'cus_1', title: 'Mara', detail: '307 points', path: '/loyalty?q=mara%40example.com' },
  ])
})
