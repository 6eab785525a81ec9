import { defineList, type FilterDefinition } from '@stoa/admin/list'
import { customerKeys, customerQueries, type CustomerPage } from '@stoa/api/admin/customers'
import type { HttpClient } from '@stoa/api/http'

import { personName } from '../../../orders/model/person-name.ts'

/** What customers can be narrowed by, except for their groups: of a list narrowed to groups the API sends no others. */
export const CANDIDATE_FILTERS = {
  has_account: {
    type: 'yes-no',
    label: 'customers.filters.account',
    yes: 'customers.account',
    no: 'customers.guest',
  },
  created_at: { type: 'dates', label: 'customers.columns.created' },
} satisfies Record<string, FilterDefinition>

/** All customers, each with all its groups. */
export const candidates = defineList({
  name: 'customer-candidates',
  path: '/customers',
  key: customerKeys.lists(),
  read: (http: HttpClient) => (query: Parameters<ReturnType<typeof customerQueries>['rows']>[0]) =>
    customerQueries(http).rows(query, ['groups']),
  page: ({ customers: rows, ...page }: CustomerPage) => ({ ...page, rows }),
  query: { order: 'email' },
  rowName: (customer) => personName(customer) ?? customer.email,
  filters: CANDIDATE_FILTERS,
  columns: { email: { header: 'customers.columns.email', value: ({ email }) => email } },
  failed: 'customers.failed',
})
