import { auth } from '@stoa/api/store'
import { row } from '../../call-row.ts'

const SHOPPER = { email: 'shopper@stoa.test', password: 'stoa-shopper' }

/** Ends with the shopper signed in again. */
export const rows = [
  row({
    name: 'store.auth.authenticate',
    route: 'POST /store/auth',
    body: SHOPPER,
    call: (http) => auth.authenticate(http, SHOPPER),
  }),
  row({
    name: 'store.auth.getSession',
    route: 'GET /store/auth',
    call: (http) => auth.getSession(http),
  }),
  row({
    name: 'store.auth.exists',
    route: 'GET /store/auth/shopper%40stoa.test',
    call: (http) => auth.exists(http, SHOPPER.email),
  }),
  row({
    name: 'store.auth.deleteSession',
    route: 'DELETE /store/auth',
    call: (http) => auth.deleteSession(http),
  }),
  row({
    name: 'store.auth.getToken',
    route: 'POST /store/auth/token',
    body: SHOPPER,
    call: (http) => auth.getToken(http, SHOPPER),
  }),
]
