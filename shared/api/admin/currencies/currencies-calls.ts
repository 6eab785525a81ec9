import type {
  AdminCurrenciesListRes,
  AdminCurrenciesRes,
  AdminPostCurrenciesCurrencyReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { CurrencyListQuery } from './currencies-types.ts'

/** All currencies, used by the store or not; `limit` defaults to 20. */
export const list = (http: HttpClient, query?: CurrencyListQuery, options?: CallOptions) =>
  http.get<AdminCurrenciesListRes>(route`/admin/currencies`, query, options)

/** Sets whether prices in a currency include tax. Refused with 404 when the store has no tax-inclusive pricing. */
export const update = (
  http: HttpClient,
  code: string,
  payload: AdminPostCurrenciesCurrencyReq,
  options?: CallOptions,
) => http.post<AdminCurrenciesRes>(route`/admin/currencies/${code}`, payload, options)
