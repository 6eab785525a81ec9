import { currencyKeys, currencyQueries, useUpdateCurrency } from '@stoa/api/admin/currencies'
import { regionKeys } from '@stoa/api/admin/regions'
import { storeKeys } from '@stoa/api/admin/store'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof currencyQueries> = (http) => ({
  list: [currencyQueries(http).list(), currencyQueries(http).list({ q: 'dollar' })],
})

export const writes = [
  written(useUpdateCurrency, { code: 'usd', changes: { includes_tax: true } }, [
    currencyKeys.lists(),
    storeKeys.current(),
    regionKeys.all,
  ]),
]
