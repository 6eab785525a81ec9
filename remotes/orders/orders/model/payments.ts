interface Payment {
  amount: number
  captured_at: string | null
  canceled_at: string | null
  swap_id: string | null
}

interface PaidOrder {
  status: string
  payments: readonly Payment[]
}

const isOpen = (payment: Payment): boolean => payment.captured_at === null && payment.canceled_at === null

const sum = (payments: readonly Payment[]): number =>
  payments.reduce((total, { amount }) => total + amount, 0)

/** The captured amount. The server's `paid_total` also counts payments that are only authorized. */
export const capturedTotal = (payments: readonly Payment[]): number =>
  sum(payments.filter((payment) => payment.captured_at !== null))

/**
 * The amount that capturing the order collects: all open payments, those of its swaps included, as the server does it.
 * 0 when the order has no open payment of its own: a payment of a swap alone is captured with the swap.
 */
export function capturableTotal({ status, payments }: PaidOrder): number {
  const open = payments.filter(isOpen)
  const hasOwn = open.some((payment) => payment.swap_id === null)
  return status === 'canceled' || !hasOwn ? 0 : sum(open)
}

export type PaymentState = 'captured' | 'canceled' | 'open'

export function paymentState({
  captured_at,
  canceled_at,
}: Pick<Payment, 'captured_at' | 'canceled_at'>): PaymentState {
  if (canceled_at !== null) return 'canceled'
  return captured_at === null ? 'open' : 'captured'
}

/**
 * Whether capturing the order captures exactly this payment: that updates the payment status of the order. Beside
 * other open payments it is captured by itself.
 */
export const isCapturedByOrder = (
  { payments }: { payments: readonly (Payment & { id: string })[] },
  { id }: { id: string },
): boolean => payments.every((payment) => isOpen(payment) === (payment.id === id))

/** Whether all payments are captured, each by itself, so that the order does not show it yet. */
export const isStatusBehind = ({
  status,
  payment_status,
  payments,
}: PaidOrder & { payment_status: string }): boolean =>
  status !== 'canceled' &&
  ['awaiting', 'not_paid', 'requires_action'].includes(payment_status) &&
  payments.length > 0 &&
  payments.every((payment) => paymentState(payment) === 'captured')
