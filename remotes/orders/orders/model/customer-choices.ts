import type { HttpClient } from '@stoa/api/http'
import type { ChoiceSearch } from '@stoa/ui/filter-bar'
import type { QueryClient } from '@tanstack/react-query'

import { customerQuery } from '../../customers/components/customer-query.ts'
import { customerOption, searchCustomers } from '../../customers/model/customer-options.ts'

/** The customers of the store as choices of a filter. */
export async function customerChoices(cache: QueryClient, http: HttpClient): Promise<ChoiceSearch> {
  const choiceOf = async (id: string) => {
    const { customer } = await cache.fetchQuery(customerQuery(http)(id))
    return customerOption(customer)
  }
  return {
    search: searchCustomers(http),
    named: (ids) => Promise.all(ids.map(choiceOf)),
  }
}
