import type { CallOptions, ClientPort } from '@stoa/extension-sdk'

import type { EarningOrder } from '../model/points.ts'

export async function readEarningOrder(
  client: ClientPort,
  id: string,
  options?: CallOptions,
): Promise<EarningOrder & { customer_id: string }> {
  const { order } = await client.get<{ order: EarningOrder & { customer_id: string } }>(
    `/orders/${encodeURIComponent(id)}`,
    {
      ...options,
      query: {
        fields: 'id,customer_id,currency_code,total',
        expand: 'payments,items,items.variant,items.variant.product',
      },
    },
  )
  return order
}
