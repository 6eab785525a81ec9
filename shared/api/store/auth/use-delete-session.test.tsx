import { expect, it } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import { harness, staleKeys } from '../../testing/hook-harness.tsx'
import { cartKeys } from '../carts/index.ts'
import { customerKeys } from '../customers/index.ts'
import { orderKeys } from '../orders/index.ts'
import { productKeys } from '../products/index.ts'
import { authKeys, useDeleteSession } from './index.ts'

const BASE = 'http://backend.test'
const own = [
  authKeys.current(),
  customerKeys.me(),
  customerKeys.orderList({ limit: 10, offset: 0 }),
  cartKeys.detail('c1'),
  orderKeys.detail('o1'),
]
const products = productKeys.list({ q: 'cup' })

function signedIn() {
  const mounted = harness(useDeleteSession, BASE)
  mounted.client.tokens.set('store', 'token')
  for (const key of [...own, products]) mounted.cache.setQueryData(key, { kept: true })
  return { ...mounted, kept: () => own.filter((key) => mounted.cache.getQueryData(key)) }
}

it('drops the shopper’s own data and token, and refetches prices', async () => {
  nock(BASE).delete('/store/auth').reply(200, 'OK', { 'content-type': 'text/plain' })
  const { cache, client, kept, result } = signedIn()
  await act(() => result.current.mutateAsync())
  expect(kept()).toEqual([])
  expect(client.tokens.of('store')).toBeUndefined()
  expect(cache.getQueryData(products)).toEqual({ kept: true })
  expect(staleKeys(cache)).toEqual([products])
})

it('keeps everything when the server does not end the session', async () => {
  nock(BASE).delete('/store/auth').reply(503)
  const { client, kept, result } = signedIn()
  act(() => result.current.mutate())
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(kept()).toEqual(own)
  expect(client.tokens.of('store')).toBe('token')
})
