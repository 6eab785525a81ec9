import { AbstractPaymentProcessor } from '../interfaces.mts'
import { outcomeOf } from './outcome.mts'

type Session = Record<string, unknown>
type Status = 'authorized' | 'pending' | 'requires_more' | 'canceled'

interface Context {
  amount: number
  currency_code: string
  email: string
  /** The cart or the payment collection. */
  resource_id: string
  paymentSessionData: Session
}

/** Medusa only takes it for a refusal when none of the three is empty. */
const refusal = (code: string, error: string, detail: string) => ({ error, code, detail })

/** A payment provider that moves no money and fails on demand: see `outcomeOf`. */
export default class TestPay extends AbstractPaymentProcessor {
  static identifier = 'test-pay'

  /** The bank's page, where a payment that requires more is confirmed, is in the session's `confirm_url`. */
  async initiatePayment({ amount, currency_code, email, resource_id, paymentSessionData }: Context) {
    const confirm_url = `${process.env.BACKEND_URL}/development/payments/${resource_id}`
    return {
      session_data: { ...paymentSessionData, amount, currency_code, email, confirm_url, status: 'pending' },
    }
  }

  updatePayment(context: Context) {
    return this.initiatePayment(context)
  }

  async updatePaymentData(_session: string, data: Session) {
    return data
  }

  /** A payment that requires more is authorized once its session has `confirmed: true`. */
  async authorizePayment(session: Session) {
    const outcome = outcomeOf(session)
    if (outcome === 'refused')
      return refusal('payment_refused', 'The bank refused the payment', 'Not enough funds.')
    const open = outcome === 'requires_more' && session['confirmed'] !== true
    const status: Status = open ? 'requires_more' : 'authorized'
    return { status, data: { ...session, status } }
  }

  async capturePayment(payment: Session) {
    if (outcomeOf(payment) === 'capture_fails')
      return refusal('capture_refused', 'The bank did not release the money', 'The authorization expired.')
    return { ...payment, status: 'captured' }
  }

  async refundPayment(payment: Session, amount: number) {
    if (outcomeOf(payment) === 'refund_fails')
      return refusal('refund_refused', 'The bank refused the refund', 'The account of the buyer is closed.')
    return { ...payment, refunded: Number(payment['refunded'] ?? 0) + amount }
  }

  async cancelPayment(payment: Session) {
    return { ...payment, status: 'canceled' }
  }

  async deletePayment(session: Session) {
    return session
  }

  /** Not part of Medusa's interface, but called for every customer who is signed in. */
  async retrieveSavedMethods() {
    return []
  }

  async retrievePayment(session: Session) {
    return session
  }

  async getPaymentStatus({ status }: Session): Promise<Status> {
    return status === 'captured' ? 'authorized' : (status as Status)
  }
}
