import type { AdminGetCurrenciesParams } from '@medusajs/client-types'

/** What a currency list can be narrowed and sorted by. The backend refuses `includes_tax`, which is declared. */
export type CurrencyListQuery = Omit<AdminGetCurrenciesParams, 'includes_tax'>
