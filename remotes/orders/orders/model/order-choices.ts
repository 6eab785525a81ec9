import { storeQueries } from '@stoa/api/admin/store'
import type { HttpClient } from '@stoa/api/http'
import { currencyName } from '@stoa/i18n/currencies'
import type { QueryClient } from '@tanstack/react-query'

/** The currencies of the store as choices of a filter. */
export async function currencyChoices(cache: QueryClient, http: HttpClient, locale: string) {
  const { store } = await cache.fetchQuery(storeQueries(http).current())
  return store.currencies.map(({ code, name }) => ({ id: code, label: currencyName(code, locale, name) }))
}
