import type { AdminPostCustomersCustomerReq, AdminPostCustomersReq } from '@medusajs/client-types'
import { useWrite, useWriteEach } from '@stoa/api/react'
import { customerGroupKeys, customerKeys, orderKeys } from '../keys.ts'
import * as customerCalls from './customers-calls.ts'

/** Creates an account for a customer. The form shows an error. */
export const useCreateCustomer = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostCustomersReq) => customerCalls.create(http, payload),
    stale: () => [customerKeys.lists()],
  })

/** The accounts of an import, by their email address. */
interface NewAccounts {
  accounts: ReadonlyMap<string, AdminPostCustomersReq>
  /** Called with the id of each customer that was created. */
  onCreated: (email: string, id: string) => void
}

/** Creates the account of each of several email addresses, which are the ids of the items. */
export const useCreateCustomers = () =>
  useWriteEach({
    call: async (http, email, { accounts, onCreated }: NewAccounts) => {
      const account = accounts.get(email)
      if (!account) return
      const { customer } = await customerCalls.create(http, account)
      onCreated(email, customer.id)
    },
    stale: () => [customerKeys.lists()],
  })

/** Changes a customer, or the groups that the customer is in. The form shows an error. */
export const useUpdateCustomer = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: AdminPostCustomersCustomerReq }) =>
      customerCalls.update(http, id, changes),
    stale: ({ id }) => [customerKeys.lists(), customerKeys.detail(id), ...SHOWN_ELSEWHERE],
  })

// Groups contain their customers, orders their customer.
const SHOWN_ELSEWHERE = [customerGroupKeys.all, orderKeys.lists(), orderKeys.details()]
