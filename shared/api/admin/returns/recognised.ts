import { route } from '@stoa/api/http'
import type { CallOptions } from '@stoa/api/http'

interface Reported {
  id: string
  status: string
}

/** The returns of an order, which has those of its claims, and those of its swaps. */
interface ReturningOrder {
  returns: readonly Reported[]
  swaps: readonly { return_order: Reported | null }[]
}

const RETURNING = { fields: 'id', expand: 'returns,swaps,swaps.return_order' }

/** Recognises a write to a return by its status in the order; no route reads a single return. */
export const recognised = (orderId: string, id: string, status: string): CallOptions => ({
  happened: async (http) => {
    const { order } = await http.get<{ order: ReturningOrder }>(route`/admin/orders/${orderId}`, RETURNING)
    const all = [...order.returns, ...order.swaps.flatMap(({ return_order }) => return_order ?? [])]
    const found = all.find((one) => one.id === id)
    if (!found) throw new Error(`Order ${orderId} has no return ${id}`)
    return found.status === status ? { return: found, order } : undefined
  },
})
