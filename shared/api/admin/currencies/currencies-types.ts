import type { AdminGetCurrenciesParams } from '@medusajs/client-types'

/** Filters and sort orders of currencies. The backend refuses the declared `includes_tax`. */
export type CurrencyListQuery = Omit<AdminGetCurrenciesParams, 'includes_tax'>
