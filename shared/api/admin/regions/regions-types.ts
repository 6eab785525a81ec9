import type {
  AdminGetRegionsParams,
  AdminPostRegionsRegionReq,
  AdminPostRegionsReq,
  AdminRegionsRes,
  Country as DeclaredCountry,
} from '@medusajs/client-types'

/** A country. The declared type has texts where the server has numbers. */
export type Country = Omit<DeclaredCountry, 'id' | 'num_code'> & { id: number; num_code: number }

/** A region with its countries and providers. Rates are percents. */
export type AdminRegion = Omit<AdminRegionsRes['region'], 'countries'> & { countries: Country[] }

/** One page of regions. */
export interface RegionPage {
  regions: AdminRegion[]
  count: number
  offset: number
  limit: number
}

/** Fields and relations to load of a region: the server accepts both although no type declares them. */
export interface RegionQuery {
  /** Of `countries`, `currency`, `fulfillment_providers` and `payment_providers`; default all. */
  expand?: string
  fields?: string
}

/** Filters and sort orders of regions. */
export type RegionListQuery = AdminGetRegionsParams & RegionQuery

/** A new region. The declared type lacks the metadata, which the server accepts. */
export type RegionPayload = AdminPostRegionsReq & { metadata?: Record<string, unknown> }

/**
 * Writable fields of a region. Lists replace the previous ones; a tax provider of `null` is the built-in calculation. The
 * declared type lacks that and the metadata, which the server accepts.
 */
export type RegionChanges = Omit<AdminPostRegionsRegionReq, 'tax_provider_id'> & {
  metadata?: Record<string, unknown>
  tax_provider_id?: string | null
}
