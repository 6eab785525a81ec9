import { customCalls } from '@stoa/api/admin/custom'
import { orderKeys } from '@stoa/api/admin/orders'
import type { HttpClient } from '@stoa/api/http'
import { queryOptions } from '@tanstack/react-query'

import type { StoryEdit } from '../../model/timeline.ts'

/** The edits of one order; read again with the order itself. */
export const orderEditsQuery = (http: HttpClient, orderId: string) =>
  queryOptions({
    queryKey: [...orderKeys.detail(orderId), 'edits'] as const,
    queryFn: async ({ signal }) => {
      const query = { order_id: orderId, limit: 100 }
      const { order_edits } = await customCalls.get<{ order_edits: StoryEdit[] }>(
        http,
        '/order-edits',
        query,
        {
          signal,
          maxRetries: 0,
        },
      )
      return order_edits
    },
  })
