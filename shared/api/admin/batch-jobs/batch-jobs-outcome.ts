import type { QueryKey } from '@tanstack/react-query'
import { priceListKeys, productKeys, variantKeys } from '../keys.ts'
import type { BatchJob } from './batch-jobs-types.ts'

const CHANGED: Readonly<Record<string, readonly QueryKey[]>> = {
  'product-import': [productKeys.all],
  'price-list-import': [priceListKeys.all, productKeys.all, variantKeys.all],
}

/** The keys of the reads that a completed job makes stale; none for a job that only writes a file. */
export const keysChangedBy = ({ type }: Pick<BatchJob, 'type'>): readonly QueryKey[] => CHANGED[type] ?? []
