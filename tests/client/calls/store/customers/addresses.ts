import { customers } from '@stoa/api/store'
import { row } from '../../../call-row.ts'
import { firstOf } from '../../../prepare/first-of.ts'

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Harbour Road',
  city: 'Harbour',
  postal_code: '10115',
  country_code: 'de',
}

/** The addresses of the account that the rows around these create. */
export const rows = [
  row({
    name: 'store.customers.addresses.addAddress',
    route: 'POST /store/customers/me/addresses',
    body: { address: ADDRESS },
    call: (http) => customers.addresses.addAddress(http, { address: ADDRESS }),
    learn: ({ customer }) => ({ address: firstOf(customer.shipping_addresses).id }),
  }),
  row({
    name: 'store.customers.addresses.updateAddress',
    route: 'POST /store/customers/me/addresses/{address}',
    body: { city: 'Bremen' },
    call: (http, id) => customers.addresses.updateAddress(http, id('address'), { city: 'Bremen' }),
  }),
  row({
    name: 'store.customers.addresses.deleteAddress',
    route: 'DELETE /store/customers/me/addresses/{address}',
    call: (http, id) => customers.addresses.deleteAddress(http, id('address')),
  }),
]
