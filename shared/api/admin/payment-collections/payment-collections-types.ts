import type { PaymentCollection, Region } from '@medusajs/client-types'

/** A payment collection with its paid amount; the declared type also promises the region's providers. */
export interface PaymentCollectionRes {
  payment_collection: Required<Pick<PaymentCollection, 'payment_sessions' | 'payments'>> &
    Omit<PaymentCollection, 'region'> & { region: Region }
}

/** The answer to a change; the declared one promises the region, the sessions and the payments, which it lacks. */
export interface ChangedPaymentCollectionRes {
  payment_collection: PaymentCollection
}
