import {
  storeKeys,
  storeQueries,
  useAddStoreCurrencies,
  useDeleteStoreCurrencies,
  useUpdateStore,
} from '@stoa/api/admin/store'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof storeQueries> = (http) => ({
  current: storeQueries(http).current(),
  paymentProviders: storeQueries(http).paymentProviders(),
  taxProviders: storeQueries(http).taxProviders(),
})

export const writes = [
  written(useUpdateStore, { name: 'Stoa' }, [storeKeys.current()]),
  written(useAddStoreCurrencies, { ids: ['dkk'], change: undefined }, [storeKeys.current()]),
  written(useDeleteStoreCurrencies, { ids: ['dkk'], change: undefined }, [storeKeys.current()]),
]
