import { auth } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const STAFF = { email: 'admin@stoa.test', password: 'stoa-admin' }

export const rows = [
  row({
    name: 'admin.auth.getSession',
    route: 'GET /admin/auth',
    call: (http) => auth.getSession(http),
  }),
  row({
    name: 'admin.auth.createSession',
    route: 'POST /admin/auth',
    body: STAFF,
    call: (http) => auth.createSession(http, STAFF),
  }),
  // The rows after it are signed in by their token.
  row({
    name: 'admin.auth.deleteSession',
    route: 'DELETE /admin/auth',
    call: (http) => auth.deleteSession(http),
  }),
  row({
    name: 'admin.auth.getToken',
    route: 'POST /admin/auth/token',
    body: STAFF,
    call: (http) => auth.getToken(http, STAFF),
  }),
]
