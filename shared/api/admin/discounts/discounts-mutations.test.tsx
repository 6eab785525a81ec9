import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { discountKeys, useSwitchDiscount } from './index.ts'

const BASE = 'http://backend.test'
const harvest = { id: 'disc_1', code: 'HARVEST', is_disabled: false }
const market = { id: 'disc_2', code: 'MARKET', is_disabled: false }
const page = { discounts: [harvest, market], count: 2, offset: 0, limit: 20 }
const condition = { discount_condition: { id: 'discon_1', type: 'products' } }
const change = { id: 'disc_1', disabled: true }

const seeded = (onFailure: OnFailure = () => undefined) => {
  const hook = harness(useSwitchDiscount, BASE, onFailure)
  hook.cache.setQueryData(discountKeys.list(), page)
  hook.cache.setQueryData(discountKeys.detail('disc_1', {}), { discount: harvest })
  hook.cache.setQueryData(discountKeys.byCode('harvest', {}), { discount: harvest })
  hook.cache.setQueryData(discountKeys.byCode('market', {}), { discount: market })
  hook.cache.setQueryData(discountKeys.condition('disc_1', 'discon_1', {}), condition)
  return hook
}

it('shows the switch wherever the discount is on screen before the server answers, and changes nothing else', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/discounts/disc_1', { is_disabled: true })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate(change))
  const disabled = { ...harvest, is_disabled: true }
  await waitFor(() =>
    expect(cache.getQueryData(discountKeys.list())).toEqual({ ...page, discounts: [disabled, market] }),
  )
  expect(cache.getQueryData(discountKeys.detail('disc_1', {}))).toEqual({ discount: disabled })
  expect(cache.getQueryData(discountKeys.byCode('harvest', {}))).toEqual({ discount: disabled })
  expect(cache.getQueryData(discountKeys.byCode('market', {}))).toEqual({ discount: market })
  expect(cache.getQueryData(discountKeys.condition('disc_1', 'discon_1', {}))).toEqual(condition)
  answer.resolve({ discount: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the switch back when the server refuses, and reports it', async () => {
  nock(BASE).post('/admin/discounts/disc_1').reply(400, { message: 'Not now' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(onFailure)
  act(() => result.current.mutate(change))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(discountKeys.list())).toEqual(page)
  expect(cache.getQueryData(discountKeys.detail('disc_1', {}))).toEqual({ discount: harvest })
  expect(cache.getQueryData(discountKeys.byCode('harvest', {}))).toEqual({ discount: harvest })
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})
