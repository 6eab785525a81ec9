import { regions } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const NORTH = {
  name: 'North Atlantic',
  currency_code: 'eur',
  tax_rate: 24,
  payment_providers: ['manual'],
  fulfillment_providers: ['manual'],
  countries: ['is'],
}

export const rows = [
  row({
    name: 'admin.regions.create',
    route: 'POST /admin/regions',
    body: NORTH,
    call: (http) => regions.create(http, NORTH),
    learn: ({ region }) => ({ north: region.id }),
  }),
  row({
    name: 'admin.regions.update',
    route: 'POST /admin/regions/{north}',
    body: { name: 'Far north', metadata: { is_cold: true } },
    call: (http, id) => regions.update(http, id('north'), { name: 'Far north', metadata: { is_cold: true } }),
  }),
  row({
    name: 'admin.regions.addCountry',
    route: 'POST /admin/regions/{north}/countries',
    body: { country_code: 'fo' },
    call: (http, id) => regions.addCountry(http, id('north'), { country_code: 'fo' }),
  }),
  row({
    name: 'admin.regions.deleteCountry',
    route: 'DELETE /admin/regions/{north}/countries/fo',
    call: (http, id) => regions.deleteCountry(http, id('north'), 'fo'),
  }),
  row({
    name: 'admin.regions.deleteFulfillmentProvider',
    route: 'DELETE /admin/regions/{north}/fulfillment-providers/manual',
    call: (http, id) => regions.deleteFulfillmentProvider(http, id('north'), 'manual'),
  }),
  row({
    name: 'admin.regions.addFulfillmentProvider',
    route: 'POST /admin/regions/{north}/fulfillment-providers',
    body: { provider_id: 'manual' },
    call: (http, id) => regions.addFulfillmentProvider(http, id('north'), { provider_id: 'manual' }),
  }),
  row({
    name: 'admin.regions.retrieveFulfillmentOptions',
    route: 'GET /admin/regions/{north}/fulfillment-options',
    call: (http, id) => regions.retrieveFulfillmentOptions(http, id('north')),
  }),
  row({
    name: 'admin.regions.deletePaymentProvider',
    route: 'DELETE /admin/regions/{north}/payment-providers/manual',
    call: (http, id) => regions.deletePaymentProvider(http, id('north'), 'manual'),
  }),
  row({
    name: 'admin.regions.addPaymentProvider',
    route: 'POST /admin/regions/{north}/payment-providers',
    body: { provider_id: 'manual' },
    call: (http, id) => regions.addPaymentProvider(http, id('north'), { provider_id: 'manual' }),
  }),
  row({
    name: 'admin.regions.retrieve',
    route: 'GET /admin/regions/{north}',
    query: 'expand=countries,payment_providers,fulfillment_providers',
    call: (http, id) =>
      regions.retrieve(http, id('north'), { expand: 'countries,payment_providers,fulfillment_providers' }),
  }),
  row({
    name: 'admin.regions.list',
    route: 'GET /admin/regions',
    query: 'q=north&limit=5',
    call: (http) => regions.list(http, { q: 'north', limit: 5 }),
  }),
  row({
    name: 'admin.regions.delete',
    route: 'DELETE /admin/regions/{north}',
    call: (http, id) => regions.delete(http, id('north')),
  }),
]
