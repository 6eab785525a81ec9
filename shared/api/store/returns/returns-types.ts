import type { ReturnReason, StoreReturnsRes } from '@medusajs/client-types'

type Declared = StoreReturnsRes['return']

/** A return. The API declares a reason for each of its items. */
export type ShopReturn = Omit<Declared, 'items'> & {
  items: (Omit<Declared['items'][number], 'reason'> & { reason: ReturnReason | null })[]
}
