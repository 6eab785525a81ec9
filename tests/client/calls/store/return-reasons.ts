import { returnReasons } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

export const rows = [
  row({
    name: 'store.returnReasons.list',
    route: 'GET /store/return-reasons',
    call: (http) => returnReasons.list(http),
    learn: ({ return_reasons }) => ({ shown_reason: firstOf(return_reasons).id }),
  }),
  row({
    name: 'store.returnReasons.retrieve',
    route: 'GET /store/return-reasons/{shown_reason}',
    call: (http, id) => returnReasons.retrieve(http, id('shown_reason')),
  }),
]
