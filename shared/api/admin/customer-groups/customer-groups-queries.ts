import type {
  AdminGetCustomerGroupsGroupParams,
  AdminGetCustomerGroupsParams,
  AdminGetGroupsGroupCustomersParams,
} from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as customerGroupCalls from './customer-groups-calls.ts'
import { customerGroupKeys } from '../keys.ts'

/** Cached queries of customer groups. */
export const customerGroupQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetCustomerGroupsParams = {}) =>
    queryOptions({
      queryKey: customerGroupKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => customerGroupCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: AdminGetCustomerGroupsGroupParams = {}) =>
    queryOptions({
      queryKey: customerGroupKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => customerGroupCalls.retrieve(http, id, query, options)),
    }),

  /** Who is in a group. Shows the previous page until the next one is there. */
  customers: (id: string, query: AdminGetGroupsGroupCustomersParams = {}) =>
    queryOptions({
      queryKey: customerGroupKeys.customers(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => customerGroupCalls.listCustomers(http, id, query, options)),
      placeholderData: keepPreviousData,
    }),
})
