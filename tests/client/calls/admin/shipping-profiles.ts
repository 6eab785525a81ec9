import { shippingProfiles } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.shippingProfiles.create',
    route: 'POST /admin/shipping-profiles',
    body: { name: 'Bulky goods', type: 'custom' },
    call: (http) => shippingProfiles.create(http, { name: 'Bulky goods', type: 'custom' }),
    learn: ({ shipping_profile }) => ({ bulky: shipping_profile.id }),
  }),
  row({
    name: 'admin.shippingProfiles.update',
    route: 'POST /admin/shipping-profiles/{bulky}',
    body: { name: 'Large goods', products: [] },
    call: (http, id) => shippingProfiles.update(http, id('bulky'), { name: 'Large goods', products: [] }),
  }),
  row({
    name: 'admin.shippingProfiles.retrieve',
    route: 'GET /admin/shipping-profiles/{bulky}',
    call: (http, id) => shippingProfiles.retrieve(http, id('bulky')),
  }),
  row({
    name: 'admin.shippingProfiles.list',
    route: 'GET /admin/shipping-profiles',
    call: (http) => shippingProfiles.list(http),
  }),
  row({
    name: 'admin.shippingProfiles.delete',
    route: 'DELETE /admin/shipping-profiles/{bulky}',
    call: (http, id) => shippingProfiles.delete(http, id('bulky')),
  }),
]
