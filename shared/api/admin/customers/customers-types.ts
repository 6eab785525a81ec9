import type { Customer, CustomerGroup, Order } from '@medusajs/client-types'

/** Options for one customer, for instance `{ expand: 'groups' }`. */
export interface CustomerQuery {
  /** Relations, with commas between them, instead of the orders and shipping addresses. */
  expand?: string
}

/** The answer to a new customer; the declared one promises orders and addresses, which the backend leaves out. */
export interface NewCustomerRes {
  customer: Customer
}

/** A customer as a list row shows it. Relations are there when they were asked for. */
export type CustomerRow = Omit<Customer, 'billing_address' | 'groups' | 'orders' | 'shipping_addresses'> & {
  /** Of a list that is narrowed to groups, only those groups. */
  groups?: readonly Pick<CustomerGroup, 'id' | 'name'>[]
  orders?: readonly Pick<Order, 'id'>[]
}

/** One page of customers. */
export interface CustomerPage {
  customers: CustomerRow[]
  count: number
  /** Fields that were asked for and that customers do not have. */
  refusedFields: readonly string[]
}
