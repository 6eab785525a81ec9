import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { giftCardKeys, useSwitchGiftCard } from './index.ts'

const BASE = 'http://backend.test'
const given = { id: 'gift_1', balance: 2500, is_disabled: false }
const bought = { id: 'gift_2', balance: 0, is_disabled: false }
const page = { gift_cards: [given, bought], count: 2, offset: 0, limit: 50 }
const change = { id: 'gift_1', disabled: true }

const seeded = (onFailure: OnFailure = () => undefined) => {
  const hook = harness(useSwitchGiftCard, BASE, onFailure)
  hook.cache.setQueryData(giftCardKeys.list(), page)
  hook.cache.setQueryData(giftCardKeys.detail('gift_1'), { gift_card: given })
  return hook
}

it('shows the switch in the list and on the page before the server answers', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/gift-cards/gift_1', { is_disabled: true })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate(change))
  const disabled = { ...given, is_disabled: true }
  await waitFor(() =>
    expect(cache.getQueryData(giftCardKeys.list())).toEqual({ ...page, gift_cards: [disabled, bought] }),
  )
  expect(cache.getQueryData(giftCardKeys.detail('gift_1'))).toEqual({ gift_card: disabled })
  answer.resolve({ gift_card: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the switch back when the server refuses, and reports it', async () => {
  nock(BASE).post('/admin/gift-cards/gift_1').reply(400, { message: 'Not now' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(onFailure)
  act(() => result.current.mutate(change))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(giftCardKeys.list())).toEqual(page)
  expect(cache.getQueryData(giftCardKeys.detail('gift_1'))).toEqual({ gift_card: given })
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})
