import { defineList, type ListFilter } from '@stoa/admin/list'
import { customerKeys, customerQueries, type CustomerPage } from '@stoa/api/admin/customers'
import type { HttpClient } from '@stoa/api/http'
import { formatList } from '@stoa/i18n/lists'

import { personName } from '../../../orders/model/person-name.ts'
import { AccountBadge } from '../../components/account-badge.tsx'
import { customerQuery } from '../../components/customer-query.ts'
import { withGroupNames } from '../../model/shown-groups.ts'
import styles from './customer-list.module.css'

/** Between the groups of a customer in a file: the import takes it, and a name may contain a comma. */
const BETWEEN_GROUPS = '; '

/** The list of customers. Its file can be imported again. */
export const customers = defineList({
  name: 'customers',
  path: '/customers',
  entity: 'customer',
  key: customerKeys.lists(),
  read: (http: HttpClient) => customerQueries(http).rows,
  page: ({ customers: rows, ...page }: CustomerPage, filter: ListFilter) => ({
    ...page,
    rows: withGroupNames(rows, filter),
  }),
  query: { order: '-created_at' },
  rowName: (customer) => personName(customer) ?? customer.email,
  rowPath: ({ id }) => `/customers/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(customerQuery(http)(id)),
  search: { label: 'customers.search', hint: 'customers.searchHint' },
  filters: {
    has_account: {
      type: 'yes-no',
      label: 'customers.filters.account',
      yes: 'customers.account',
      no: 'customers.guest',
    },
    groups: {
      type: 'choices',
      label: 'customers.columns.groups',
      load: async () => (await import('./group-choices.ts')).groupChoices,
    },
    created_at: { type: 'dates', label: 'customers.columns.created' },
    updated_at: { type: 'dates', label: 'customers.columns.updated' },
  },
  // Only by the customer's own columns: a sort by a relation ends the backend's process.
  columns: {
    name: {
      header: 'customers.columns.name',
      width: '18%',
      sort: 'first_name',
      value: (customer) => personName(customer) ?? customer.email,
      cell: (customer) => {
        const name = personName(customer)
        return name === null ? <Email address={customer.email} /> : <bdi>{name}</bdi>
      },
    },
    email: {
      header: 'customers.columns.email',
      width: '22%',
      sort: 'email',
      value: ({ email }) => email,
      cell: ({ email }) => <Email address={email} />,
    },
    account: {
      header: 'customers.columns.account',
      width: '112px',
      value: ({ has_account }, { t }) => t(has_account ? 'customers.account' : 'customers.guest'),
      cell: ({ has_account }) => <AccountBadge hasAccount={has_account} variant="dot" />,
    },
    groups: {
      header: 'customers.columns.groups',
      width: '12%',
      field: 'groups',
      value: ({ groupNames, isGroupsPartial }, { t }) => {
        const groups = groupNames.join(BETWEEN_GROUPS)
        return groups && isGroupsPartial ? t('customers.amongOthers', { groups }) : groups
      },
      cell: ({ groupNames, isGroupsPartial }, { t, locale }) => {
        if (groupNames.length === 0) return '–'
        const groups = formatList(groupNames, locale)
        return (
          <span className={styles.groups}>
            {isGroupsPartial ? t('customers.amongOthers', { groups }) : groups}
          </span>
        )
      },
    },
    orders: {
      header: 'customers.columns.orders',
      width: '96px',
      align: 'end',
      field: 'orders',
      value: ({ orders }) => orders?.length,
    },
    created: {
      header: 'customers.columns.created',
      width: '128px',
      sort: 'created_at',
      value: ({ created_at }) => new Date(created_at),
    },
    firstName: {
      header: 'customers.import.columns.first_name',
      isHidden: true,
      sort: 'first_name',
      value: ({ first_name }) => first_name,
    },
    lastName: {
      header: 'customers.import.columns.last_name',
      isHidden: true,
      sort: 'last_name',
      value: ({ last_name }) => last_name,
    },
    phone: { header: 'customers.columns.phone', isHidden: true, value: ({ phone }) => phone },
    updated: {
      header: 'customers.columns.updated',
      width: '128px',
      isHidden: true,
      sort: 'updated_at',
      value: ({ updated_at }) => new Date(updated_at),
    },
  },
  views: [
    { id: 'accounts', label: 'customers.views.accounts', set: { has_account: ['true'] } },
    { id: 'guests', label: 'customers.views.guests', set: { has_account: ['false'] } },
  ],
  failed: 'customers.failed',
})

const Email = ({ address }: { address: string }) => (
  <span className={styles.email}>
    <bdi>{address}</bdi>
  </span>
)
