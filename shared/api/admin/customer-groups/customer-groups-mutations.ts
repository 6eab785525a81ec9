import type {
  AdminPostCustomerGroupsGroupReq,
  AdminPostCustomerGroupsReq,
  CustomerGroup,
} from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { changeShown, useWrite, useWriteEach, withoutUndefined } from '@stoa/api/react'
import { customerGroupKeys, customerKeys, priceListKeys } from '../keys.ts'
import * as customerGroupCalls from './customer-groups-calls.ts'

interface CustomerGroupUpdate {
  id: string
  changes: AdminPostCustomerGroupsGroupReq
}

interface GroupedCustomers {
  id: string
  customerIds: string[]
}

/** Makes an empty group. The form shows an error. */
export const useCreateCustomerGroup = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostCustomerGroupsReq) => customerGroupCalls.create(http, payload),
    stale: () => [customerGroupKeys.lists()],
  })

/** Changes a group. Its name is shown at once and reverted if the server refuses. The form shows the error. */
export const useUpdateCustomerGroup = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: CustomerGroupUpdate) => customerGroupCalls.update(http, id, changes),
    stale: ({ id }) => [customerGroupKeys.lists(), customerGroupKeys.detail(id), ...SHOWN_ELSEWHERE],
    preview: showAtOnce,
  })

/** Deletes a group. Its customers stay. */
export const useDeleteCustomerGroup = () =>
  useWrite({
    call: (http, { id }: { id: string }) => customerGroupCalls.delete(http, id),
    stale: ({ id }) => [customerGroupKeys.lists(), customerGroupKeys.detail(id), ...SHOWN_ELSEWHERE],
    gone: ({ id }) => [customerGroupKeys.detail(id)],
  })

/** Deletes several groups, a few at a time. Their customers stay. */
export const useDeleteCustomerGroups = () =>
  useWriteEach({
    call: (http, id) => customerGroupCalls.delete(http, id),
    stale: (ids) => [
      customerGroupKeys.lists(),
      ...ids.map((id) => customerGroupKeys.detail(id)),
      ...SHOWN_ELSEWHERE,
    ],
    gone: (ids) => ids.map((id) => customerGroupKeys.detail(id)),
  })

/** Puts customers into a group. What asks for it shows an error. */
export const useAddCustomersToGroup = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, customerIds }: GroupedCustomers) =>
      customerGroupCalls.addCustomers(http, id, { customer_ids: named(customerIds) }),
    stale: membership,
  })

/** Removes customers from a group. What asks for it shows an error. */
export const useRemoveCustomersFromGroup = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, customerIds }: GroupedCustomers) =>
      customerGroupCalls.removeCustomers(http, id, { customer_ids: named(customerIds) }),
    stale: membership,
  })

// Customers and price lists contain their groups.
const SHOWN_ELSEWHERE = [customerKeys.all, priceListKeys.all]

const named = (ids: string[]) => ids.map((id) => ({ id }))

function membership({ id, customerIds }: GroupedCustomers) {
  return [
    customerGroupKeys.lists(),
    customerGroupKeys.detail(id),
    customerKeys.lists(),
    ...customerIds.map((customerId) => customerKeys.detail(customerId)),
  ]
}

function showAtOnce(cache: QueryClient, { id, changes: { name } }: CustomerGroupUpdate) {
  changeShown<CustomerGroup>(cache, SHOWN, id, (group) => ({ ...group, ...withoutUndefined({ name }) }))
}

const SHOWN = { keys: customerGroupKeys, one: 'customer_group', many: 'customer_groups' }
