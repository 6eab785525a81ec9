import { regionQueries } from '@stoa/api/admin/regions'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

/** All regions, without the countries and providers that no choice of one shows. */
export const ALL_REGIONS = { limit: 500, fields: 'id,name,currency_code' }

/** The same, with whether their prices include tax; stores that do not know this refuse the field. */
export const ALL_REGIONS_WITH_TAX = { ...ALL_REGIONS, fields: `${ALL_REGIONS.fields},includes_tax` }

/** The regions as choices of a filter. */
export async function regionChoices(cache: QueryClient, http: HttpClient) {
  const { regions } = await cache.fetchQuery(regionQueries(http).list(ALL_REGIONS))
  return regions.map(({ id, name }) => ({ id, label: name }))
}

/** A region as the option of a field that chooses one: its name, with its currency below. */
export const regionOption = ({
  id,
  name,
  currency_code,
}: {
  id: string
  name: string
  currency_code: string
}) => ({ id, label: name, description: currency_code.toUpperCase() })
