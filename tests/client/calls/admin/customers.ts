import { customers } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const person = { first_name: 'Noor', last_name: 'Haddad', password: 'linen-and-cork' }

/** The backend cannot delete customers: each run leaves one behind. */
export const rows = [
  row({
    name: 'admin.customers.create',
    route: 'POST /admin/customers',
    body: { ...person, email: '{new_email}' },
    prepare: async () => ({ new_email: `noor.${Date.now()}@stoa.test` }),
    call: (http, id) => customers.create(http, { ...person, email: id('new_email') }),
    learn: ({ customer }) => ({ new_customer: customer.id }),
  }),
  row({
    name: 'admin.customers.update',
    route: 'POST /admin/customers/{new_customer}',
    body: { phone: '+1 555 0100', groups: [{ id: '{customer_group}' }] },
    call: (http, id) =>
      customers.update(http, id('new_customer'), {
        phone: '+1 555 0100',
        groups: [{ id: id('customer_group') }],
      }),
  }),
  row({
    name: 'admin.customers.retrieve',
    route: 'GET /admin/customers/{new_customer}',
    query: 'expand=orders,shipping_addresses,groups',
    call: (http, id) =>
      customers.retrieve(http, id('new_customer'), { expand: 'orders,shipping_addresses,groups' }),
  }),
  row({
    name: 'admin.customers.list',
    route: 'GET /admin/customers',
    query: 'groups[]={customer_group}&has_account=true&order=-created_at&limit=5',
    call: (http, id) =>
      customers.list(http, {
        groups: [id('customer_group')],
        has_account: true,
        order: '-created_at',
        limit: 5,
      }),
  }),
]
