import type { StoreGetCustomersCustomerOrdersParams } from '@medusajs/client-types'
import { nounKeys } from '@stoa/api/react'

const { all } = nounKeys('store', 'customers')
const orders = () => [...all, 'orders'] as const

/** Of the shopper who is signed in. */
export const customerKeys = {
  all,
  me: () => [...all, 'me'] as const,
  /** Every page of orders. */
  orders,
  orderList: (query: StoreGetCustomersCustomerOrdersParams) => [...orders(), query] as const,
  paymentMethods: () => [...all, 'payment-methods'] as const,
}
