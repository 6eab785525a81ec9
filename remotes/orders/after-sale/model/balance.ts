/** The money of an order, in minor units. */
export interface EditedMoney {
  total: number
  payments: readonly { amount: number; captured_at: Date | string | null; swap_id?: string | null }[]
  refunds: readonly { amount: number; reason: string }[]
  edits: readonly { confirmed_at: Date | string | null }[]
}

/** Refunds of these reasons pay for goods, which stay in the total of the order. */
const FOR_GOODS: ReadonlySet<string> = new Set(['return', 'swap', 'claim'])

const sum = (rows: readonly { amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0)

/** What is to be paid back since an edit made an order cheaper; 0 without a confirmed edit. Minor units. */
export function owedAfterEdits({ total, payments, refunds, edits }: EditedMoney): number {
  if (!edits.some(({ confirmed_at }) => confirmed_at)) return 0
  const paid = sum(payments.filter(({ captured_at, swap_id }) => captured_at && !swap_id))
  return Math.max(0, paid - total - sum(refunds.filter(({ reason }) => !FOR_GOODS.has(reason))))
}
