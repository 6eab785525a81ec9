import type { QueryKey } from '@tanstack/react-query'
import { productKeys } from '../products/products-keys.ts'
import type { BatchJob } from './batch-jobs-types.ts'

/** The keys of what a job has changed once it is completed; none for a job that only writes a file. */
export const keysChangedBy = ({ type }: Pick<BatchJob, 'type'>): QueryKey[] =>
  type === 'product-import' ? [productKeys.all] : []
