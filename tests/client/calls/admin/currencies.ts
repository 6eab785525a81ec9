import { currencies } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

/** The currency is one that the store does not use. */
export const rows = [
  row({
    name: 'admin.currencies.list',
    route: 'GET /admin/currencies',
    query: 'q=dollar&order=name&limit=5',
    call: (http) => currencies.list(http, { q: 'dollar', order: 'name', limit: 5 }),
  }),
  row({
    name: 'admin.currencies.update',
    route: 'POST /admin/currencies/aed',
    body: { includes_tax: false },
    call: (http) => currencies.update(http, 'aed', { includes_tax: false }),
  }),
]
