import type {
  AdminCurrenciesListRes,
  AdminCurrenciesRes,
  AdminPostCurrenciesCurrencyReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { CurrencyListQuery } from './currencies-types.ts'

/** All currencies that there are, whether the store uses them or not; 20 unless the query says `limit`. */
export const list = (http: HttpClient, query?: CurrencyListQuery, options?: CallOptions) =>
  http.get<AdminCurrenciesListRes>(route`/admin/currencies`, query, options)

/** Says whether prices in a currency include tax. Refused with 404 when the store has no tax-inclusive pricing. */
export const update = (
  http: HttpClient,
  code: string,
  payload: AdminPostCurrenciesCurrencyReq,
  options?: CallOptions,
) => http.post<AdminCurrenciesRes>(route`/admin/currencies/${code}`, payload, options)
