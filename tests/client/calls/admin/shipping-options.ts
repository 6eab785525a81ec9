import { shippingOptions } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const COURIER = {
  name: 'Bicycle courier',
  provider_id: 'manual',
  data: { id: 'manual-fulfillment' },
  price_type: 'flat_rate',
  amount: 900,
  requirements: [{ type: 'min_subtotal', amount: 2000 }],
} as const
const requirements = [...COURIER.requirements]

export const rows = [
  row({
    name: 'admin.shippingOptions.create',
    route: 'POST /admin/shipping-options',
    body: { ...COURIER, region_id: '{region}', profile_id: '{shipping_profile}' },
    call: (http, id) =>
      shippingOptions.create(http, {
        ...COURIER,
        requirements,
        region_id: id('region'),
        profile_id: id('shipping_profile'),
      }),
    learn: ({ shipping_option }) => ({ courier: shipping_option.id }),
  }),
  row({
    name: 'admin.shippingOptions.update',
    route: 'POST /admin/shipping-options/{courier}',
    body: { amount: 1200, requirements: [] },
    call: (http, id) => shippingOptions.update(http, id('courier'), { amount: 1200, requirements: [] }),
  }),
  row({
    name: 'admin.shippingOptions.retrieve',
    route: 'GET /admin/shipping-options/{courier}',
    call: (http, id) => shippingOptions.retrieve(http, id('courier')),
  }),
  row({
    name: 'admin.shippingOptions.list',
    route: 'GET /admin/shipping-options',
    query: 'region_id={region}&is_return=false',
    call: (http, id) => shippingOptions.list(http, { region_id: id('region'), is_return: false }),
  }),
  row({
    name: 'admin.shippingOptions.delete',
    route: 'DELETE /admin/shipping-options/{courier}',
    call: (http, id) => shippingOptions.delete(http, id('courier')),
  }),
]
