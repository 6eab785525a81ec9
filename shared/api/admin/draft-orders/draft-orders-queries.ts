import type { AdminGetDraftOrdersParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as draftOrderCalls from './draft-orders-calls.ts'
import { draftOrderKeys } from '../keys.ts'
import type { DraftOrderListQuery, ListedDraft, ListedDraftPage } from './draft-orders-types.ts'

const ROW = { expand: 'cart,cart.customer,cart.region,order' }
const COLUMNS = new Set(
  'id,display_id,status,cart_id,order_id,canceled_at,created_at,updated_at,metadata,no_notification_order'.split(
    ',',
  ),
)

/** Cached queries of draft orders. */
export const draftOrderQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetDraftOrdersParams = {}) =>
    queryOptions({
      queryKey: draftOrderKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => draftOrderCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  /**
   * The rows of a list with customer, region and order. Every column of a draft order comes anyway: the backend refuses a
   * choice of fields. Shows the previous page until the next one is there.
   */
  rows: (query: DraftOrderListQuery = {}, fields: readonly string[] = []) => {
    const refusedFields = fields.filter((name) => !COLUMNS.has(name))
    return queryOptions({
      queryKey: draftOrderKeys.list({ ...query, ...ROW, refusedFields }),
      queryFn: async (context): Promise<ListedDraftPage> => ({
        ...(await cachedRead(context, (options) =>
          draftOrderCalls.list<ListedDraft>(http, { ...query, ...ROW }, options),
        )),
        refusedFields,
      }),
      placeholderData: keepPreviousData,
    })
  },

  detail: (id: string) =>
    queryOptions({
      queryKey: draftOrderKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => draftOrderCalls.retrieve(http, id, options)),
    }),
})
