import { route } from '@stoa/api/http'
import type { CallOptions } from '@stoa/api/http'
import type { AnsweredOrder } from './orders-types.ts'

/** Recognises a write by what the order, its swaps and its claims are afterwards. */
export const recognised = (
  id: string,
  isDone: (order: AnsweredOrder) => boolean,
  options?: CallOptions,
): CallOptions => ({
  happened: async (http) => {
    const { order } = await http.get<{ order: AnsweredOrder }>(route`/admin/orders/${id}`)
    return isDone(order) ? { order } : undefined
  },
  ...options,
})

interface Packed {
  fulfillments?: readonly {
    id: string
    shipped_at: Date | string | null
    canceled_at: Date | string | null
  }[]
}

/** Whether a swap or claim has a fulfillment that is not canceled. */
export const isPacked = ({ fulfillments = [] }: Packed): boolean =>
  fulfillments.some(({ canceled_at }) => !canceled_at)

/** Whether one of their fulfillments is at the carrier. */
export const isShipped = ({ fulfillments = [] }: Packed, id: string): boolean =>
  fulfillments.some((fulfillment) => fulfillment.id === id && Boolean(fulfillment.shipped_at))

/** Whether one of their fulfillments is unpacked. */
export const isUnpacked = ({ fulfillments = [] }: Packed, id: string): boolean =>
  fulfillments.some((fulfillment) => fulfillment.id === id && Boolean(fulfillment.canceled_at))
