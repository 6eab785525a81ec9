import type { AdminExtendedStoresRes, FulfillmentProvider, PaymentProvider } from '@medusajs/client-types'

/**
 * The store with what its backend can do. The declared type has one provider instead of each list, and no module
 * that is switched off, whose resolution is `false`.
 */
export type AdminStore = Omit<
  AdminExtendedStoresRes['store'],
  'fulfillment_providers' | 'modules' | 'payment_providers'
> & {
  fulfillment_providers: FulfillmentProvider[]
  modules: { module: string; resolution: string | false }[]
  payment_providers: PaymentProvider[]
}

/** The answer that holds the store. */
export interface AdminStoreRes {
  store: AdminStore
}
