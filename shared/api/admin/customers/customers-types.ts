import type { Customer } from '@medusajs/client-types'

/** Options for one customer, for instance `{ expand: 'groups' }`. */
export interface CustomerQuery {
  /** Relations, with commas between them, instead of the orders and shipping addresses. */
  expand?: string
}

/** The answer to a new customer; the declared one promises orders and addresses, which the backend leaves out. */
export interface NewCustomerRes {
  customer: Customer
}
