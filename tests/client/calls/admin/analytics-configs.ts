import { analyticsConfigs } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.analyticsConfigs.create',
    route: 'POST /admin/analytics-configs',
    body: { opt_out: false, anonymize: true },
    call: (http) => analyticsConfigs.create(http, { opt_out: false, anonymize: true }),
  }),
  row({
    name: 'admin.analyticsConfigs.retrieve',
    route: 'GET /admin/analytics-configs',
    call: (http) => analyticsConfigs.retrieve(http),
  }),
  row({
    name: 'admin.analyticsConfigs.update',
    route: 'POST /admin/analytics-configs/update',
    body: { opt_out: true },
    call: (http) => analyticsConfigs.update(http, { opt_out: true }),
  }),
  row({
    name: 'admin.analyticsConfigs.delete',
    route: 'DELETE /admin/analytics-configs',
    call: (http) => analyticsConfigs.delete(http),
  }),
]
