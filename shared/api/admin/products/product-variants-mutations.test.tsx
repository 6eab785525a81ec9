import { expect, it } from '@jest/globals'
import { act } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness, staleKeys } from '../../testing/hook-harness.tsx'
import { productKeys, useOrderVariants } from './index.ts'

const BASE = 'http://backend.test'

it('keeps variants that came meanwhile, at the end, and names none that went', async () => {
  const product = { id: 'p1', variants: ['v1', 'v2', 'new'].map((id) => ({ id })) }
  nock(BASE).get('/admin/products/p1').reply(200, { product })
  const written = nock(BASE)
    .post('/admin/products/p1', {
      variants: [{ id: 'v2', inventory_quantity: 0 }, { id: 'v1' }, { id: 'new' }],
    })
    .reply(200, { product })
  const { cache, result } = harness(useOrderVariants, BASE)
  cache.setQueryData(productKeys.detail('p1'), { product })
  await act(() =>
    result.current.mutateAsync({
      productId: 'p1',
      order: ['gone', 'v2', 'v1'],
      quantities: { v2: 0, gone: 1 },
    }),
  )
  expect(written.isDone()).toBe(true)
  expect(staleKeys(cache)).toEqual([productKeys.detail('p1')])
})
