import type {
  AdminGetStockLocationsParams,
  AdminPostStockLocationsLocationReq,
  AdminPostStockLocationsReq,
  AdminPostStockLocationsReqAddress,
  SalesChannel,
  StockLocationAddressDTO,
  StockLocationDTO,
} from '@medusajs/client-types'
import type { OrNull } from '../or-null.ts'

/**
 * A stock location: `address` and `sales_channels` are there if the query expands them. The declared type
 * has one sales channel where the server has a list, and always an address.
 */
export type StockLocation = Omit<OrNull<StockLocationDTO>, 'address' | 'address_id'> & {
  address_id: string | null
  address?: OrNull<StockLocationAddressDTO> | null
  sales_channels?: SalesChannel[]
}

/** One page of locations. */
export interface StockLocationPage {
  stock_locations: StockLocation[]
  count: number
  offset: number
  limit: number
}

/** Filters and sort orders of locations. The declared type lacks the text and the sales channels. */
export type StockLocationListQuery = AdminGetStockLocationsParams & {
  q?: string
  sales_channel_id?: string | string[]
}

/** A new location. The declared address has metadata, which the server refuses, and lacks the company. */
export type StockLocationPayload = Omit<AdminPostStockLocationsReq, 'address'> & {
  address?: AdminPostStockLocationsReqAddress
}

/**
 * Writable fields of a location. Fields of its address that are not named stay, null empties one, and null in the
 * place of `address_id` takes the whole address away.
 */
export type StockLocationChanges = Omit<AdminPostStockLocationsLocationReq, 'address' | 'address_id'> & {
  address?: OrNull<AdminPostStockLocationsReqAddress>
  address_id?: string | null
}
