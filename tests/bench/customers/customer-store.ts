import type { APIRequestContext } from '@playwright/test'

/** Number of customers created in parallel. */
const LANES = 4

/** Number of members added with one call. */
const AT_ONCE = 500

const GROUP = 'Bench members'
const failOnStatusCode = true

/** The name of a created customer; each is found by it alone. */
export const benchName = (number: number): string => `Bench${String(number).padStart(5, '0')}`

const emailOf = (number: number) => `${benchName(number).toLowerCase()}@example.com`

interface Found {
  count: number
  customers: { id: string; email: string }[]
}

/**
 * Creates customers until the store has that many of its own and of these, and a group of the first ones. The API
 * deletes no customers, so they stay and a later run finds them. Answers the id of the group.
 */
export async function fillWithCustomers(
  request: APIRequestContext,
  backend: string,
  { customers, members }: { customers: number; members: number },
): Promise<string> {
  const address = `${backend}/admin/customers`
  const read = async (query: string) => {
    const answer = await request.get(`${address}?${query}`, { failOnStatusCode })
    return (await answer.json()) as Found
  }
  const { count } = await read('q=bench&limit=1')
  let next = count
  const fill = async () => {
    while (next < customers) {
      const number = next++
      const data = {
        email: emailOf(number),
        first_name: benchName(number),
        last_name: 'Customer',
        password: 'bench',
      }
      const answer = await request.post(address, { data })
      // An earlier run that was stopped may have left it.
      if (!answer.ok() && answer.status() !== 422) throw new Error(await answer.text())
    }
  }
  await Promise.all(Array.from({ length: LANES }, fill))
  return fillGroup(request, backend, { members, read })
}

interface GroupOptions {
  members: number
  read: (query: string) => Promise<Found>
}

async function fillGroup(
  request: APIRequestContext,
  backend: string,
  { members, read }: GroupOptions,
): Promise<string> {
  const address = `${backend}/admin/customer-groups`
  const answer = await request.get(`${address}?q=${encodeURIComponent(GROUP)}`, { failOnStatusCode })
  const { customer_groups: found } = (await answer.json()) as { customer_groups: { id: string }[] }
  const id = found[0]?.id ?? (await createGroup(request, address))
  for (let offset = 0; offset < members; offset += AT_ONCE) {
    const { customers } = await read(`q=bench&order=email&limit=${AT_ONCE}&offset=${offset}`)
    const data = {
      customer_ids: customers.slice(0, members - offset).map((customer) => ({ id: customer.id })),
    }
    await request.post(`${address}/${id}/customers/batch`, { data, failOnStatusCode })
  }
  return id
}

async function createGroup(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.post(address, { data: { name: GROUP }, failOnStatusCode })
  return ((await answer.json()) as { customer_group: { id: string } }).customer_group.id
}
