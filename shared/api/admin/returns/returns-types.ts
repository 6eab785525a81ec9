import type { AdminReturnsCancelRes } from '@medusajs/client-types'
import type { OrderReturn, UnsentOfOrder } from '../orders/orders-types.ts'

type Declared = AdminReturnsCancelRes['order']

/**
 * The order of a return that is canceled, without totals. The declared type promises ids that are not sent, and ways
 * of shipping and reasons where there may be none.
 */
export interface CancelledReturnRes {
  order: Omit<Declared, UnsentOfOrder | 'returns'> & { returns: OrderReturn[] }
}
