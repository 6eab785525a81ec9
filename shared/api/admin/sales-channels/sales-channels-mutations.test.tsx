import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { salesChannelKeys, useSwitchSalesChannel, useUpdateSalesChannel } from './index.ts'

const BASE = 'http://backend.test'
const shop = { id: 'sc_1', name: 'Online shop', is_disabled: false }
const stall = { id: 'sc_2', name: 'Stall', is_disabled: false }
const page = { sales_channels: [shop, stall], count: 2, offset: 0, limit: 20 }

function seeded<Result>(hook: () => Result, onFailure: OnFailure = () => undefined) {
  const run = harness(hook, BASE, onFailure)
  run.cache.setQueryData(salesChannelKeys.list(), page)
  run.cache.setQueryData(salesChannelKeys.detail('sc_2'), { sales_channel: stall })
  return run
}

it('shows a disabled channel in the list and on its page before the server answers', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/sales-channels/sc_2', { is_disabled: true })
    .reply(200, () => answer.promise)
  const { cache, result } = seeded(useSwitchSalesChannel)
  act(() => result.current.mutate({ id: 'sc_2', disabled: true }))
  const disabled = { ...stall, is_disabled: true }
  await waitFor(() =>
    expect(cache.getQueryData(salesChannelKeys.list())).toEqual({
      ...page,
      sales_channels: [shop, disabled],
    }),
  )
  expect(cache.getQueryData(salesChannelKeys.detail('sc_2'))).toEqual({ sales_channel: disabled })
  answer.resolve({ sales_channel: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the switch back when the server refuses, and reports it', async () => {
  nock(BASE).post('/admin/sales-channels/sc_2').reply(400, { message: 'Not now' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(useSwitchSalesChannel, onFailure)
  act(() => result.current.mutate({ id: 'sc_2', disabled: true }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(salesChannelKeys.list())).toEqual(page)
  expect(cache.getQueryData(salesChannelKeys.detail('sc_2'))).toEqual({ sales_channel: stall })
  expect(onFailure.mock.calls).toEqual([[result.current.error, { onScreen: true }]])
})

it('shows a new name at once and puts the old one back for the form that shows the refusal', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/sales-channels/sc_2', { name: 'Fair' })
    .reply(400, () => answer.promise)
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(useUpdateSalesChannel, onFailure)
  act(() => result.current.mutate({ id: 'sc_2', changes: { name: 'Fair' } }))
  await waitFor(() =>
    expect(cache.getQueryData(salesChannelKeys.list())).toMatchObject({
      sales_channels: [shop, { name: 'Fair', is_disabled: false }],
    }),
  )
  answer.resolve({ message: 'Not now' })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(salesChannelKeys.list())).toEqual(page)
  expect(onFailure).not.toHaveBeenCalled()
})
