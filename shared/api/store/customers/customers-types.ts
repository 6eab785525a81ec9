import type { Address, StoreCustomersListOrdersRes, StoreCustomersRes } from '@medusajs/client-types'
import type { ShopOrder } from '../orders/orders-types.ts'

/** A shopper with addresses. The API declares the billing address as always there. */
export type ShopCustomer = Omit<StoreCustomersRes['customer'], 'billing_address'> & {
  billing_address: Address | null
}

/** One page of a shopper's orders. */
export type OrderPage = Omit<StoreCustomersListOrdersRes, 'orders'> & { orders: ShopOrder[] }
