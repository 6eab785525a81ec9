import { carts } from '@stoa/api/store'
import { row } from '../../../call-row.ts'

/** The ways to pay for the cart that the rows around these fill and complete. */
export const rows = [
  row({
    name: 'store.carts.createPaymentSessions',
    route: 'POST /store/carts/{cart}/payment-sessions',
    call: (http, id) => carts.createPaymentSessions(http, id('cart')),
  }),
  row({
    name: 'store.carts.setPaymentSession',
    route: 'POST /store/carts/{cart}/payment-session',
    body: { provider_id: 'manual' },
    call: (http, id) => carts.setPaymentSession(http, id('cart'), { provider_id: 'manual' }),
  }),
  row({
    name: 'store.carts.updatePaymentSession',
    route: 'POST /store/carts/{cart}/payment-sessions/manual',
    body: { data: { reference: 'A-1' } },
    call: (http, id) =>
      carts.updatePaymentSession(http, id('cart'), 'manual', { data: { reference: 'A-1' } }),
  }),
  row({
    name: 'store.carts.refreshPaymentSession',
    route: 'POST /store/carts/{cart}/payment-sessions/manual/refresh',
    call: (http, id) => carts.refreshPaymentSession(http, id('cart'), 'manual'),
  }),
  row({
    name: 'store.carts.deletePaymentSession',
    route: 'DELETE /store/carts/{cart}/payment-sessions/manual',
    call: (http, id) => carts.deletePaymentSession(http, id('cart'), 'manual'),
  }),
]
