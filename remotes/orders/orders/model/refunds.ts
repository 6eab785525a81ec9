import { paymentState } from './payments.ts'

interface RefundablePayment {
  id: string
  amount: number
  amount_refunded: number
  captured_at: string | null
  canceled_at: string | null
}

interface RefundedOrder {
  status: string
  payments: readonly RefundablePayment[]
}

interface PaidLine {
  quantity: number
  returned_quantity: number | null
  /** What was paid for the line, taxes and discounts included, in minor units. */
  total: number
}

const remaining = ({ amount, amount_refunded }: RefundablePayment): number => amount - amount_refunded

/** What can be paid back from a payment, in minor units: nothing before it is captured, or once the order is canceled. */
export const refundableOf = (
  { status }: Pick<RefundedOrder, 'status'>,
  payment: RefundablePayment,
): number => (status !== 'canceled' && paymentState(payment) === 'captured' ? remaining(payment) : 0)

/**
 * Whether the order itself is refunded: that updates its payment status and can notify the customer. Of several
 * payments the server would take the first with a balance, captured or not, so then the payment is refunded by itself.
 */
export const isRefundedByOrder = ({ payments }: RefundedOrder, { id }: RefundablePayment): boolean =>
  payments.every((payment) => (payment.id === id ? remaining(payment) > 0 : remaining(payment) === 0))

export const refundablePieces = ({ quantity, returned_quantity }: PaidLine): number =>
  quantity - (returned_quantity ?? 0)

/** What was paid for some pieces of a line; the amounts of all its pieces add up to its total. */
export function piecesAmount({ total, quantity, returned_quantity }: PaidLine, pieces: number): number {
  const before = returned_quantity ?? 0
  const upTo = (count: number) => Math.round((total * count) / quantity)
  return upTo(before + pieces) - upTo(before)
}
