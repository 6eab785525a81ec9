import type { AdminCurrenciesListRes, AdminPostCurrenciesCurrencyReq, Currency } from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '@stoa/api/react'
import { currencyKeys, regionKeys, storeKeys } from '../keys.ts'
import type { AdminStoreRes } from '../store/store-types.ts'
import * as currencyCalls from './currencies-calls.ts'

interface CurrencyUpdate {
  code: string
  changes: AdminPostCurrenciesCurrencyReq
}

/** Sets whether prices in a currency include tax: shown at once, and reverted if the server refuses. */
export const useUpdateCurrency = () =>
  useWrite({
    call: (http, { code, changes }: CurrencyUpdate) => currencyCalls.update(http, code, changes),
    stale: () => [currencyKeys.lists(), ...SHOWN_ELSEWHERE],
    preview: showAtOnce,
  })

// The store contains its currencies, each region its own.
const SHOWN_ELSEWHERE = [storeKeys.current(), regionKeys.all]

function showAtOnce(cache: QueryClient, { code, changes }: CurrencyUpdate) {
  const changed = (currency: Currency) => (currency.code === code ? { ...currency, ...changes } : currency)
  cache.setQueriesData<AdminCurrenciesListRes>(
    { queryKey: currencyKeys.lists() },
    (page) => page && { ...page, currencies: page.currencies.map(changed) },
  )
  cache.setQueryData<AdminStoreRes>(
    storeKeys.current(),
    (shown) => shown && { store: { ...shown.store, currencies: shown.store.currencies.map(changed) } },
  )
}
