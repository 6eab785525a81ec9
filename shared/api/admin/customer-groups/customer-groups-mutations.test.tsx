import { expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { nock } from '../../../../tests/setup/network.ts'
import type { OnFailure } from '../../react/index.ts'
import { harness } from '../../testing/hook-harness.tsx'
import { customerGroupKeys, useUpdateCustomerGroup } from './index.ts'

const BASE = 'http://backend.test'
const press = { id: 'cgrp_1', name: 'Press', metadata: null }
const staff = { id: 'cgrp_2', name: 'Staff', metadata: null }
const page = { customer_groups: [press, staff], count: 2, offset: 0, limit: 10 }
const members = { customers: [{ id: 'cus_1' }], count: 1, offset: 0, limit: 50 }
const change = { id: 'cgrp_1', changes: { name: 'Radio', metadata: { since: 2020 } } }

const seeded = (onFailure: OnFailure = () => undefined) => {
  const hook = harness(useUpdateCustomerGroup, BASE, onFailure)
  hook.cache.setQueryData(customerGroupKeys.list(), page)
  hook.cache.setQueryData(customerGroupKeys.detail('cgrp_1', {}), { customer_group: press })
  hook.cache.setQueryData(customerGroupKeys.customers('cgrp_1', {}), members)
  return hook
}

it('shows a new name in the list and on the page before the server answers, and leaves its customers alone', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BASE)
    .post('/admin/customer-groups/cgrp_1', change.changes)
    .reply(200, () => answer.promise)
  const { cache, result } = seeded()
  act(() => result.current.mutate(change))
  const renamed = { ...press, name: 'Radio' }
  await waitFor(() =>
    expect(cache.getQueryData(customerGroupKeys.list())).toEqual({
      ...page,
      customer_groups: [renamed, staff],
    }),
  )
  expect(cache.getQueryData(customerGroupKeys.detail('cgrp_1', {}))).toEqual({ customer_group: renamed })
  expect(cache.getQueryData(customerGroupKeys.customers('cgrp_1', {}))).toEqual(members)
  answer.resolve({ customer_group: {} })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('puts the name back when another group has it, and leaves saying so to the form', async () => {
  nock(BASE).post('/admin/customer-groups/cgrp_1').reply(422, { message: 'Name taken' })
  const onFailure = jest.fn<OnFailure>()
  const { cache, result } = seeded(onFailure)
  act(() => result.current.mutate(change))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(cache.getQueryData(customerGroupKeys.list())).toEqual(page)
  expect(cache.getQueryData(customerGroupKeys.detail('cgrp_1', {}))).toEqual({ customer_group: press })
  expect(onFailure).not.toHaveBeenCalled()
})
