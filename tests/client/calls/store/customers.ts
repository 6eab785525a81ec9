import { customers } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import type { CallRow } from '../../call-row.ts'
import { signInShopper } from '../../prepare/sign-in-shopper.ts'
import { waitForToken } from '../../prepare/wait-for-link.ts'
import { rows as addressRows } from './customers/addresses.ts'

const NEWCOMER = { first_name: 'Ada', last_name: 'Byron', password: 'harbour-road-1' }

/** An account of its own, since an account cannot be deleted; ends with the shopper of the shipped data signed in. */
export const rows: CallRow[] = [
  row({
    name: 'store.customers.create',
    route: 'POST /store/customers',
    body: { ...NEWCOMER, email: '{newcomer}' },
    prepare: () => Promise.resolve({ newcomer: `newcomer-${Date.now()}@stoa.test` }),
    call: (http, id) => customers.create(http, { ...NEWCOMER, email: id('newcomer') }),
  }),
  row({
    name: 'store.customers.update',
    route: 'POST /store/customers/me',
    body: { phone: '+49 30 5550100' },
    prepare: async (http, id) => {
      await signInShopper(http, id('newcomer'), NEWCOMER.password)
      return {}
    },
    call: (http) => customers.update(http, { phone: '+49 30 5550100' }),
  }),
  row({
    name: 'store.customers.retrieve',
    route: 'GET /store/customers/me',
    call: (http) => customers.retrieve(http),
  }),
  ...addressRows,
  row({
    name: 'store.customers.generatePasswordToken',
    route: 'POST /store/customers/password-token',
    body: { email: '{newcomer}' },
    call: (http, id) => customers.generatePasswordToken(http, { email: id('newcomer') }),
  }),
  row({
    name: 'store.customers.resetPassword',
    route: 'POST /store/customers/password-reset',
    body: { email: '{newcomer}', token: '{password_token}', password: 'harbour-road-2' },
    prepare: async (http, id) => ({
      password_token: await waitForToken(http, 'customer-password', id('newcomer')),
    }),
    call: (http, id) =>
      customers.resetPassword(http, {
        email: id('newcomer'),
        token: id('password_token'),
        password: 'harbour-road-2',
      }),
  }),
  row({
    name: 'store.customers.listOrders',
    route: 'GET /store/customers/me/orders',
    query: 'limit=5&offset=5&fulfillment_status[]=shipped',
    prepare: async (http) => {
      await signInShopper(http)
      return {}
    },
    call: (http) => customers.listOrders(http, { limit: 5, offset: 5, fulfillment_status: ['shipped'] }),
  }),
  row({
    name: 'store.customers.paymentMethods.list',
    route: 'GET /store/customers/me/payment-methods',
    call: (http) => customers.paymentMethods.list(http),
  }),
]
