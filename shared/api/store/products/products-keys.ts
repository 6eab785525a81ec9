import type { StorePostSearchReq } from '@medusajs/client-types'
import { nounKeys } from '@stoa/api/react'
import type { ProductListQuery } from './products-types.ts'

const keys = nounKeys('store', 'products')

export const productKeys = {
  ...keys,
  pictures: (query: ProductListQuery) => [...keys.lists(), 'pictures', query] as const,
  search: (payload: StorePostSearchReq) => [...keys.lists(), 'search', payload] as const,
  byHandle: (handle: string, regionId: string) => [...keys.details(), 'handle', handle, regionId] as const,
}
