import { customerGroupKeys } from '@stoa/api/admin/customer-groups'
import {
  customerKeys,
  customerQueries,
  useCreateCustomer,
  useCreateCustomers,
  useUpdateCustomer,
} from '@stoa/api/admin/customers'
import { orderKeys } from '@stoa/api/admin/orders'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof customerQueries> = (http) => ({
  list: [customerQueries(http).list(), customerQueries(http).list({ groups: ['cgrp_1'] })],
  rows: [
    customerQueries(http).rows(),
    customerQueries(http).rows({ order: 'email' }),
    customerQueries(http).rows({}, ['groups']),
  ],
  detail: [
    customerQueries(http).detail('cus_1'),
    customerQueries(http).detail('cus_1', { expand: 'groups' }),
    customerQueries(http).detail('cus_2'),
  ],
})

const payload = { email: 'noor@stoa.test', first_name: 'Noor', last_name: 'Haddad', password: 'linen' }

export const writes = [
  written(useCreateCustomer, payload, [customerKeys.lists()]),
  written(
    useCreateCustomers,
    {
      ids: [payload.email],
      change: { accounts: new Map([[payload.email, payload]]), onCreated: () => undefined },
    },
    [customerKeys.lists()],
  ),
  written(useUpdateCustomer, { id: 'cus_1', changes: { groups: [{ id: 'cgrp_1' }] } }, [
    customerKeys.lists(),
    customerKeys.detail('cus_1'),
    customerGroupKeys.all,
    orderKeys.lists(),
    orderKeys.details(),
  ]),
]
