import type { AdminGetCustomersParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as customerCalls from './customers-calls.ts'
import { customerKeys } from '../keys.ts'
import type { CustomerPage, CustomerQuery } from './customers-types.ts'

const COLUMNS = new Set(
  [
    'id,email,first_name,last_name,phone,has_account,billing_address_id',
    'metadata,created_at,updated_at,deleted_at',
  ].flatMap((names) => names.split(',')),
)
const RELATIONS = ['groups', 'orders', 'shipping_addresses', 'billing_address']

/** Cached queries of customers. */
export const customerQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetCustomersParams = {}) =>
    queryOptions({
      queryKey: customerKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => customerCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  /**
   * The rows of a list, in the backend's order unless the query says one. Every column of a customer comes anyway; of
   * `fields` the relations are asked for. Shows the previous page until the next one is there.
   */
  rows: (query: Omit<AdminGetCustomersParams, 'expand' | 'fields'> = {}, fields: readonly string[] = []) => {
    const expand = RELATIONS.filter((name) => fields.includes(name)).join(',')
    const refusedFields = fields.filter((name) => !COLUMNS.has(name) && !RELATIONS.includes(name))
    return queryOptions({
      queryKey: customerKeys.list({ ...query, expand, refusedFields }),
      queryFn: async (context): Promise<CustomerPage> => ({
        ...(await cachedRead(context, (options) =>
          customerCalls.list(http, { ...query, ...(expand && { expand }) }, options),
        )),
        refusedFields,
      }),
      placeholderData: keepPreviousData,
    })
  },

  detail: (id: string, query: CustomerQuery = {}) =>
    queryOptions({
      queryKey: customerKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => customerCalls.retrieve(http, id, query, options)),
    }),
})
