import { custom } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

interface Created {
  customer_group: { id: string }
}

/** This backend has no custom endpoints, so the calls use built-in ones. */
export const rows = [
  row({
    name: 'admin.custom.get',
    route: 'GET /admin/currencies',
    query: 'code=usd',
    call: (http) => custom.get(http, 'currencies', { code: 'usd' }),
  }),
  row({
    name: 'admin.custom.post',
    route: 'POST /admin/customer-groups',
    body: { name: '{custom_group_name}' },
    prepare: async () => ({ custom_group_name: `Neighbours ${Date.now()}` }),
    call: (http, id) => custom.post<Created>(http, '/customer-groups', { name: id('custom_group_name') }),
    learn: ({ customer_group }) => ({ custom_group: customer_group.id }),
  }),
  row({
    name: 'admin.custom.delete',
    route: 'DELETE /admin/customer-groups/{custom_group}',
    call: (http, id) =>
      custom.delete(http, `/admin/customer-groups/${encodeURIComponent(id('custom_group'))}`),
  }),
]
