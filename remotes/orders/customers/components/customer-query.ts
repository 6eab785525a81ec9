import { customerQueries } from '@stoa/api/admin/customers'
import type { HttpClient } from '@stoa/api/http'

/** Reads a customer as its page shows it. */
export const customerQuery = (http: HttpClient) => (id: string) =>
  customerQueries(http).detail(id, { expand: 'groups,shipping_addresses,billing_address' })
