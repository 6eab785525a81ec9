import type { ReturnReason } from '@medusajs/client-types'

/** A reason to send something back. The API declares one child where it sends a list, and a parent always there. */
export type ShopReturnReason = Omit<
  ReturnReason,
  'metadata' | 'parent_return_reason' | 'return_reason_children'
> & {
  parent_return_reason: ReturnReason | null
  return_reason_children: ReturnReason[]
}
