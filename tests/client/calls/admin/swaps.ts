import { swaps } from '@stoa/api/admin'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

/** The shipped data has swaps, and the rows of orders make more. */
export const rows = [
  row({
    name: 'admin.swaps.list',
    route: 'GET /admin/swaps',
    query: 'limit=5&offset=0',
    call: (http) => swaps.list(http, { limit: 5, offset: 0 }),
    learn: (answer) => ({ any_swap: firstOf(answer.swaps).id }),
  }),
  row({
    name: 'admin.swaps.retrieve',
    route: 'GET /admin/swaps/{any_swap}',
    call: (http, id) => swaps.retrieve(http, id('any_swap')),
  }),
]
