import type {
  AdminCustomerGroupsDeleteRes,
  AdminCustomerGroupsListRes,
  AdminCustomerGroupsRes,
  AdminCustomersListRes,
  AdminDeleteCustomerGroupsGroupCustomerBatchReq,
  AdminGetCustomerGroupsGroupParams,
  AdminGetCustomerGroupsParams,
  AdminGetGroupsGroupCustomersParams,
  AdminPostCustomerGroupsGroupCustomersBatchReq,
  AdminPostCustomerGroupsGroupReq,
  AdminPostCustomerGroupsReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** Makes an empty group. Refused with 422 when another group has the name. */
export const create = (http: HttpClient, payload: AdminPostCustomerGroupsReq, options?: CallOptions) =>
  http.post<AdminCustomerGroupsRes>(route`/admin/customer-groups`, payload, options)

/** One group, without its customers. Refused with 404 when it does not exist. */
export const retrieve = (
  http: HttpClient,
  id: string,
  query?: AdminGetCustomerGroupsGroupParams,
  options?: CallOptions,
) => http.get<AdminCustomerGroupsRes>(route`/admin/customer-groups/${id}`, query, options)

/** Changes a group's name or metadata. Refused with 422 when another group has the name, and with 404 for none. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminPostCustomerGroupsGroupReq,
  options?: CallOptions,
) => http.post<AdminCustomerGroupsRes>(route`/admin/customer-groups/${id}`, payload, options)

/** Deletes a group but not its customers; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminCustomerGroupsDeleteRes>(route`/admin/customer-groups/${id}`, undefined, options)
export { remove as delete }

/** The groups; `limit` defaults to 10. `expand: 'customers'` includes their customers. */
export const list = (http: HttpClient, query?: AdminGetCustomerGroupsParams, options?: CallOptions) =>
  http.get<AdminCustomerGroupsListRes>(route`/admin/customer-groups`, query, options)

/** Recognises a write by the members of the group afterwards. */
const recognised = (
  id: string,
  isDone: (members: ReadonlySet<string>) => boolean,
  options?: CallOptions,
): CallOptions => ({
  happened: async (http) => {
    const { customer_group } = await retrieve(http, id, { expand: 'customers' })
    const members = new Set(customer_group.customers?.map((customer) => customer.id))
    return isDone(members) ? { customer_group } : undefined
  },
  ...options,
})

/** Puts customers into a group; who is in it already stays. Refused with 404 when one of them does not exist. */
export const addCustomers = (
  http: HttpClient,
  id: string,
  payload: AdminPostCustomerGroupsGroupCustomersBatchReq,
  options?: CallOptions,
) =>
  http.post<AdminCustomerGroupsRes>(
    route`/admin/customer-groups/${id}/customers/batch`,
    payload,
    recognised(id, (members) => payload.customer_ids.every((customer) => members.has(customer.id)), options),
  )

/** Removes customers from a group. */
export const removeCustomers = (
  http: HttpClient,
  id: string,
  payload: AdminDeleteCustomerGroupsGroupCustomerBatchReq,
  options?: CallOptions,
) =>
  http.delete<AdminCustomerGroupsRes>(
    route`/admin/customer-groups/${id}/customers/batch`,
    payload,
    recognised(id, (members) => !payload.customer_ids.some((customer) => members.has(customer.id)), options),
  )

/** The customers in a group, each with all its groups; `limit` defaults to 50. */
export const listCustomers = (
  http: HttpClient,
  id: string,
  query?: AdminGetGroupsGroupCustomersParams,
  options?: CallOptions,
) => http.get<AdminCustomersListRes>(route`/admin/customer-groups/${id}/customers`, query, options)
