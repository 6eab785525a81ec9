import { authKeys, authQueries, useAuthenticate, useDeleteSession, useGetToken } from '@stoa/api/store/auth'
import { cartKeys } from '@stoa/api/store/carts'
import { customerKeys } from '@stoa/api/store/customers'
import { productKeys, variantKeys } from '@stoa/api/store/products'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof authQueries> = (http) => ({
  current: authQueries(http).current(),
  exists: [authQueries(http).exists('ada@stoa.test'), authQueries(http).exists('current')],
})

const shopper = { email: 'ada@stoa.test', password: 'harbour-road' }
const priced = [productKeys.all, variantKeys.all]
const personal = [authKeys.current(), customerKeys.all, cartKeys.details(), ...priced]

export const writes = [
  written(useAuthenticate, shopper, personal),
  written(useGetToken, shopper, personal),
  // The shopper's own data is removed, not stale: auth/use-delete-session.test.tsx.
  written(useDeleteSession, undefined, priced),
]
