import { store } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.store.retrieve',
    route: 'GET /admin/store',
    call: (http) => store.retrieve(http),
    learn: (answer) => ({ store_name: answer.store.name }),
  }),
  row({
    name: 'admin.store.update',
    route: 'POST /admin/store',
    body: { name: '{store_name}' },
    call: (http, id) => store.update(http, { name: id('store_name') }),
  }),
  row({
    name: 'admin.store.addCurrency',
    route: 'POST /admin/store/currencies/dkk',
    call: (http) => store.addCurrency(http, 'dkk'),
  }),
  row({
    name: 'admin.store.deleteCurrency',
    route: 'DELETE /admin/store/currencies/dkk',
    call: (http) => store.deleteCurrency(http, 'dkk'),
  }),
  row({
    name: 'admin.store.listPaymentProviders',
    route: 'GET /admin/store/payment-providers',
    call: (http) => store.listPaymentProviders(http),
  }),
  row({
    name: 'admin.store.listTaxProviders',
    route: 'GET /admin/store/tax-providers',
    call: (http) => store.listTaxProviders(http),
  }),
]
