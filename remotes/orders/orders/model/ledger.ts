import { capturedTotal, paymentState } from './payments.ts'

interface LedgerPayment {
  amount: number
  amount_refunded: number
  captured_at: string | null
  canceled_at: string | null
  swap_id: string | null
}

interface LedgerOrder {
  status: string
  total: number
  payments: readonly LedgerPayment[]
  edits: readonly {
    confirmed_at: string | null
    payment_collection?: { authorized_amount: number | null } | null
  }[]
}

/** The money of an order, in minor units. */
export interface Ledger {
  /** Promised and not yet collected. */
  authorized: number
  captured: number
  refunded: number
  /** What no payment covers, for instance after an order edit. */
  due: number
  /** What was collected above the total. */
  overpaid: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export function ledgerOf({ status, total, payments, edits }: LedgerOrder): Ledger {
  const open = payments.filter((payment) => paymentState(payment) === 'open')
  const refunded = sum(payments.map(({ amount_refunded }) => amount_refunded))
  const own = payments.filter(({ swap_id, canceled_at }) => swap_id === null && canceled_at === null)
  const paidForEdits = sum(
    edits.map(({ confirmed_at, payment_collection }) =>
      confirmed_at === null ? 0 : (payment_collection?.authorized_amount ?? 0),
    ),
  )
  const covered = sum(own.map(({ amount }) => amount)) + paidForEdits
  const kept = capturedTotal(own) + paidForEdits - sum(own.map(({ amount_refunded }) => amount_refunded))
  const isCanceled = status === 'canceled'
  return {
    authorized: sum(open.map(({ amount }) => amount)),
    captured: capturedTotal(payments),
    refunded,
    due: isCanceled ? 0 : Math.max(0, total - covered),
    overpaid: isCanceled ? 0 : Math.max(0, kept - total),
  }
}
