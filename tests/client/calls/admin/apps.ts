import { apps } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const SIGN_IN = { application_name: 'test-app', state: 'begun-in-the-store', code: 'of-its-consent' }

export const rows = [
  row({
    name: 'admin.apps.list',
    route: 'GET /admin/apps',
    call: (http) => apps.list(http),
  }),
  row({
    name: 'admin.apps.authorize',
    route: 'POST /admin/apps/authorizations',
    body: SIGN_IN,
    call: (http) => apps.authorize(http, SIGN_IN),
  }),
]
