import type { CallOptions, ClientPort, Customer } from '@stoa/extension-sdk'

import { ledgerOf, ledgerPatch, withAward, withoutAward, type Ledger } from '../model/ledger.ts'

const PAGE = 100
const FIELDS = 'id,email,first_name,last_name,metadata'

const pathOf = (id: string): string => `/customers/${encodeURIComponent(id)}`

export async function readCustomer(client: ClientPort, id: string, options?: CallOptions): Promise<Customer> {
  const { customer } = await client.get<{ customer: Customer }>(pathOf(id), {
    ...options,
    query: { fields: FIELDS },
  })
  return customer
}

/** Every customer of the store, page by page: the server cannot filter by metadata. */
export async function readCustomers(client: ClientPort, signal: AbortSignal): Promise<Customer[]> {
  const found = new Map<string, Customer>()
  for (let offset = 0, count = 1; offset < count; offset += PAGE) {
    const page = await client.get<{ customers: Customer[]; count: number }>('/customers', {
      query: { limit: PAGE, offset, fields: FIELDS },
      signal,
    })
    for (const customer of page.customers) found.set(customer.id, customer)
    count = page.count
  }
  return [...found.values()]
}

/** Customers by name or e-mail, the first hundred. */
export async function findCustomers(
  client: ClientPort,
  q: string,
  { signal }: CallOptions,
): Promise<Customer[]> {
  const { customers } = await client.get<{ customers: Customer[] }>('/customers', {
    query: { q, limit: PAGE, fields: FIELDS },
    signal,
  })
  return customers
}

/** Reads the ledger again and writes it only when that changes it, so that calling it twice has the effect of once. */
async function changeLedger(
  client: ClientPort,
  id: string,
  change: (ledger: Ledger) => Ledger,
): Promise<Customer> {
  const customer = await readCustomer(client, id)
  const before = ledgerOf(customer.metadata)
  const after = change(before)
  if (after === before) return customer
  const answer = await client.post<{ customer: Customer }>(pathOf(id), { metadata: ledgerPatch(after) })
  return answer.customer
}

/** Gives a customer the points of an order, once. Answers the customer as the server now has it. */
export const awardPoints = (client: ClientPort, customerId: string, orderId: string, points: number) =>
  changeLedger(client, customerId, (ledger) => withAward(ledger, orderId, points))

/** Takes the points of an order back. Answers the customer as the server now has it. */
export const takePointsBack = (client: ClientPort, customerId: string, orderId: string) =>
  changeLedger(client, customerId, (ledger) => withoutAward(ledger, orderId))
