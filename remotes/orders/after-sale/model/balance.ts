import { ledgerOf, type LedgerOrder } from '../../orders/model/ledger.ts'

/** What is to be paid back since an edit made an order cheaper; 0 without a confirmed edit. Minor units. */
export const owedAfterEdits = (order: LedgerOrder): number =>
  order.edits.some(({ confirmed_at }) => confirmed_at) ? ledgerOf(order).overpaid : 0
