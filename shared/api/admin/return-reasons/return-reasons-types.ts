import type { ReturnReason } from '@medusajs/client-types'

/**
 * A reason for returns, with its family: a reason has a parent or children, or neither. The declared type takes the
 * children for one, promises a parent, and metadata, which the backend keeps but does not send.
 */
export type AdminReturnReason = Omit<
  ReturnReason,
  'metadata' | 'parent_return_reason' | 'return_reason_children'
> & {
  parent_return_reason: ReturnReason | null
  return_reason_children: ReturnReason[]
}

/** One reason. */
export interface ReturnReasonRes {
  return_reason: AdminReturnReason
}

/** All reasons of the first level. */
export interface ReturnReasonList {
  return_reasons: AdminReturnReason[]
}
