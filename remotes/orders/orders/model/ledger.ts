import { capturedTotal, paymentState } from './payments.ts'

interface LedgerPayment {
  id: string
  amount: number
  captured_at: string | null
  canceled_at: string | null
  swap_id: string | null
}

interface LedgerEdit {
  confirmed_at: string | null
  payment_collection?: {
    authorized_amount: number | null
    payments?: readonly LedgerPayment[]
  } | null
}

/** An order, as far as its money goes. */
export interface LedgerOrder {
  status: string
  total: number
  payments: readonly (LedgerPayment & { amount_refunded: number })[]
  refunds: readonly { amount: number; reason: string; payment_id?: string | null }[]
  edits: readonly LedgerEdit[]
}

/** The money of an order, in minor units. */
export interface Ledger {
  /** Promised and not yet collected. */
  authorized: number
  captured: number
  refunded: number
  /** What no payment covers, for instance after an order edit. */
  due: number
  /** What was collected above the total and not yet paid back. */
  overpaid: number
}

/** Refunds of these reasons pay for goods, which stay in the total of the order. */
const FOR_GOODS: ReadonlySet<string> = new Set(['return', 'swap', 'claim'])

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export function ledgerOf(order: LedgerOrder): Ledger {
  const { status, total, payments } = order
  const own = ownPayments(order)
  const elsewhere = sum(order.edits.map(paidElsewhere))
  const covered = sum(own.map(({ amount }) => amount)) + elsewhere
  const collected = capturedTotal(own) + elsewhere
  const isCanceled = status === 'canceled'
  return {
    authorized: sum(
      payments.filter((payment) => paymentState(payment) === 'open').map(({ amount }) => amount),
    ),
    captured: capturedTotal(payments),
    refunded: sum(payments.map(({ amount_refunded }) => amount_refunded)),
    due: isCanceled ? 0 : Math.max(0, total - covered),
    overpaid: isCanceled ? 0 : Math.max(0, collected - total - paidBack(order)),
  }
}

const paymentsOf = (edit: LedgerEdit): readonly LedgerPayment[] =>
  edit.confirmed_at === null ? [] : (edit.payment_collection?.payments ?? [])

/**
 * The payments of the order itself, each once: the server adds the payment of an edit to those of the order only when the
 * customer completes the edit in the shop.
 */
function ownPayments({ payments, edits }: LedgerOrder): LedgerPayment[] {
  const all = new Map([...edits.flatMap(paymentsOf), ...payments].map((payment) => [payment.id, payment]))
  return [...all.values()].filter(({ swap_id, canceled_at }) => swap_id === null && canceled_at === null)
}

/** The part of an edit's difference that is marked as paid and has no payment. */
function paidElsewhere(edit: LedgerEdit): number {
  if (edit.confirmed_at === null) return 0
  const paid = sum(paymentsOf(edit).map(({ amount }) => amount))
  return Math.max(0, (edit.payment_collection?.authorized_amount ?? 0) - paid)
}

/** Refunds that pay for no goods; those of an exchange's payment are not of the order itself. */
function paidBack({ payments, refunds }: LedgerOrder): number {
  const ofSwaps = new Set(payments.filter(({ swap_id }) => swap_id !== null).map(({ id }) => id))
  const made = refunds.filter(
    ({ reason, payment_id }) => !FOR_GOODS.has(reason) && !(payment_id && ofSwaps.has(payment_id)),
  )
  return sum(made.map(({ amount }) => amount))
}
