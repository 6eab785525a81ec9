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
import type { CustomerGroupPage } from './customer-groups-types.ts'

const COLUMNS = new Set(['id', 'name', 'metadata', 'created_at', 'updated_at', 'deleted_at'])

/** Cached queries of customer groups. */
export const customerGroupQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetCustomerGroupsParams = {}) =>
    queryOptions({
      queryKey: customerGroupKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => customerGroupCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  /**
   * The rows of a list. Every column of a group comes anyway; other `fields` are refused. Shows the previous page until
   * the next one is there.
   */
  rows: (
    query: Omit<AdminGetCustomerGroupsParams, 'expand' | 'fields'> = {},
    fields: readonly string[] = [],
  ) => {
    const refusedFields = fields.filter((name) => !COLUMNS.has(name))
    return queryOptions({
      queryKey: customerGroupKeys.list({ ...query, refusedFields }),
      queryFn: async (context): Promise<CustomerGroupPage> => ({
        ...(await cachedRead(context, (options) => customerGroupCalls.list(http, query, options))),
        refusedFields,
      }),
      placeholderData: keepPreviousData,
    })
  },

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
