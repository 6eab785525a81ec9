import { returnReasons } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.returnReasons.create',
    route: 'POST /admin/return-reasons',
    body: { label: 'Too heavy', value: '{reason_value}', description: 'Heavier than expected' },
    prepare: () => Promise.resolve({ reason_value: `too_heavy_${Date.now()}` }),
    call: (http, id) =>
      returnReasons.create(http, {
        label: 'Too heavy',
        value: id('reason_value'),
        description: 'Heavier than expected',
      }),
    learn: ({ return_reason }) => ({ reason: return_reason.id }),
  }),
  row({
    name: 'admin.returnReasons.update',
    route: 'POST /admin/return-reasons/{reason}',
    body: { label: 'Far too heavy' },
    call: (http, id) => returnReasons.update(http, id('reason'), { label: 'Far too heavy' }),
  }),
  row({
    name: 'admin.returnReasons.retrieve',
    route: 'GET /admin/return-reasons/{reason}',
    call: (http, id) => returnReasons.retrieve(http, id('reason')),
  }),
  row({
    name: 'admin.returnReasons.list',
    route: 'GET /admin/return-reasons',
    call: (http) => returnReasons.list(http),
  }),
  row({
    name: 'admin.returnReasons.delete',
    route: 'DELETE /admin/return-reasons/{reason}',
    call: (http, id) => returnReasons.delete(http, id('reason')),
  }),
]
