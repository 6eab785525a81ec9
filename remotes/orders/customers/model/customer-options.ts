import { customerCalls } from '@stoa/api/admin/customers'
import type { HttpClient } from '@stoa/api/http'
import type { ComboOption, LoadOptions } from '@stoa/ui/combo-field'

import { personName } from '../../orders/model/person-name.ts'

interface Named {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
}

/** So many are offered at a time. */
const LIMIT = 20

/** A customer as an option of a field that chooses one: the name with the e-mail below, or the e-mail alone. */
export function customerOption({ id, email, ...names }: Named): ComboOption {
  const label = personName(names)
  return label === null ? { id, label: email } : { id, label, description: email }
}

/** Searches the customers of the store, all or those that the query narrows to. */
export const searchCustomers =
  (http: HttpClient, narrowed: { has_account?: boolean; order?: string } = {}): LoadOptions =>
  async ({ query, offset, signal }) => {
    const { customers, count } = await customerCalls.list(
      http,
      { ...narrowed, ...(query && { q: query }), offset, limit: LIMIT },
      { signal },
    )
    return { options: customers.map(customerOption), count }
  }
