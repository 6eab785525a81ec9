import { customerGroups } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.customerGroups.create',
    route: 'POST /admin/customer-groups',
    body: { name: '{group_name}' },
    prepare: async () => ({ group_name: `Wholesale ${Date.now()}` }),
    call: (http, id) => customerGroups.create(http, { name: id('group_name') }),
    learn: ({ customer_group }) => ({ group: customer_group.id }),
  }),
  row({
    name: 'admin.customerGroups.update',
    route: 'POST /admin/customer-groups/{group}',
    body: { metadata: { terms: '30 days' } },
    call: (http, id) => customerGroups.update(http, id('group'), { metadata: { terms: '30 days' } }),
  }),
  row({
    name: 'admin.customerGroups.addCustomers',
    route: 'POST /admin/customer-groups/{group}/customers/batch',
    body: { customer_ids: [{ id: '{customer}' }] },
    call: (http, id) =>
      customerGroups.addCustomers(http, id('group'), { customer_ids: [{ id: id('customer') }] }),
  }),
  row({
    name: 'admin.customerGroups.listCustomers',
    route: 'GET /admin/customer-groups/{group}/customers',
    query: 'expand=groups&limit=5',
    call: (http, id) => customerGroups.listCustomers(http, id('group'), { expand: 'groups', limit: 5 }),
  }),
  row({
    name: 'admin.customerGroups.removeCustomers',
    route: 'DELETE /admin/customer-groups/{group}/customers/batch',
    body: { customer_ids: [{ id: '{customer}' }] },
    call: (http, id) =>
      customerGroups.removeCustomers(http, id('group'), { customer_ids: [{ id: id('customer') }] }),
  }),
  row({
    name: 'admin.customerGroups.retrieve',
    route: 'GET /admin/customer-groups/{group}',
    query: 'expand=customers',
    call: (http, id) => customerGroups.retrieve(http, id('group'), { expand: 'customers' }),
  }),
  row({
    name: 'admin.customerGroups.list',
    route: 'GET /admin/customer-groups',
    query: 'q=wholesale&limit=5',
    call: (http) => customerGroups.list(http, { q: 'wholesale', limit: 5 }),
  }),
  row({
    name: 'admin.customerGroups.delete',
    route: 'DELETE /admin/customer-groups/{group}',
    call: (http, id) => customerGroups.delete(http, id('group')),
  }),
]
