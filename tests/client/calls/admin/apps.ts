import { apps } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const SIGN_IN = { application_name: 'newsletter', state: 'begun', code: 'of-its-sign-in' }

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
    refused: {
      status: 404,
      because: 'apps come from plug-ins of the server, and the embedded store has none',
    },
  }),
]
