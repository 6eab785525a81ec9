import {
  customerGroupKeys,
  customerGroupQueries,
  useAddCustomersToGroup,
  useCreateCustomerGroup,
  useDeleteCustomerGroup,
  useDeleteCustomerGroups,
  useRemoveCustomersFromGroup,
  useUpdateCustomerGroup,
} from '@stoa/api/admin/customer-groups'
import { customerKeys } from '@stoa/api/admin/customers'
import { priceListKeys } from '@stoa/api/admin/price-lists'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof customerGroupQueries> = (http) => ({
  list: [customerGroupQueries(http).list(), customerGroupQueries(http).list({ expand: 'customers' })],
  rows: [customerGroupQueries(http).rows(), customerGroupQueries(http).rows({ q: 'press' }, ['metadata'])],
  detail: [customerGroupQueries(http).detail('cgrp_1'), customerGroupQueries(http).detail('cgrp_2')],
  customers: [
    customerGroupQueries(http).customers('cgrp_1'),
    customerGroupQueries(http).customers('cgrp_1', { offset: 50 }),
    customerGroupQueries(http).customers('cgrp_2'),
  ],
})

const id = 'cgrp_1'
const group = [customerGroupKeys.lists(), customerGroupKeys.detail(id), customerKeys.all, priceListKeys.all]
const membership = [
  customerGroupKeys.lists(),
  customerGroupKeys.detail(id),
  customerKeys.lists(),
  customerKeys.detail('cus_1'),
]

export const writes = [
  written(useCreateCustomerGroup, { name: 'Press' }, [customerGroupKeys.lists()]),
  written(useUpdateCustomerGroup, { id, changes: { name: 'Radio' } }, group),
  written(useDeleteCustomerGroup, { id }, group),
  written(useDeleteCustomerGroups, { ids: [id], change: undefined }, group),
  written(useAddCustomersToGroup, { id, customerIds: ['cus_1'] }, membership),
  written(useRemoveCustomersFromGroup, { id, customerIds: ['cus_1'] }, membership),
]
