import { authKeys } from '@stoa/api/store/auth'
import { cartKeys } from '@stoa/api/store/carts'
import {
  customerKeys,
  customerQueries,
  useAddAddress,
  useCreateCustomer,
  useDeleteAddress,
  useGeneratePasswordToken,
  useResetPassword,
  useUpdateAddress,
  useUpdateCustomer,
} from '@stoa/api/store/customers'
import { productKeys, variantKeys } from '@stoa/api/store/products'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof customerQueries> = (http) => ({
  me: customerQueries(http).me(),
  orders: [
    customerQueries(http).orders(),
    customerQueries(http).orders({ offset: 10 }),
    customerQueries(http).orders({ status: ['completed'] }),
  ],
  paymentMethods: customerQueries(http).paymentMethods(),
})

const email = 'ada@stoa.test'
const account = { first_name: 'Ada', last_name: 'Byron', email, password: 'harbour-road' }
const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Harbour Road',
  city: 'Harbour',
  postal_code: '10115',
  country_code: 'de',
}
const ofPerson = [customerKeys.me(), authKeys.current()]

export const writes = [
  written(useCreateCustomer, account, [
    authKeys.current(),
    authKeys.exists(email),
    customerKeys.all,
    cartKeys.details(),
    productKeys.all,
    variantKeys.all,
  ]),
  written(useUpdateCustomer, { phone: '+49 30 5550100' }, ofPerson),
  written(useUpdateCustomer, { email }, [customerKeys.me(), authKeys.all]),
  written(useGeneratePasswordToken, { email }, []),
  written(useResetPassword, { email, token: 'token', password: 'harbour-road' }, []),
  written(useAddAddress, { address }, ofPerson),
  written(useUpdateAddress, { id: 'addr_1', changes: { city: 'Bremen' } }, ofPerson),
  written(useDeleteAddress, { id: 'addr_1' }, ofPerson),
]
