import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

import { hasEveryWord, rarestWord } from '../orders/model/name-search.ts'
import { personName } from '../orders/model/person-name.ts'

interface Row {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
}

/** How many are looked through for a name of several words. */
const LOOKED_THROUGH = 50

/** Finds customers by name and e-mail. */
export default async function searchCustomers(
  query: string,
  { client, signal, limit }: SearchContext,
): Promise<SearchResult[]> {
  const word = rarestWord(query)
  const { customers } = await client.get<{ customers: Row[] }>('/customers', {
    query: {
      q: word,
      limit: word === query ? limit : LOOKED_THROUGH,
      fields: 'id,email,first_name,last_name',
      expand: '',
    },
    signal,
  })
  return customers
    .filter((customer) => hasEveryWord(query, `${personName(customer) ?? ''} ${customer.email}`))
    .slice(0, limit)
    .map((customer) => {
      const name = personName(customer)
      const { id, email } = customer
      return { id, title: name ?? email, ...(name && { detail: email }), path: `/customers/${id}` }
    })
}
