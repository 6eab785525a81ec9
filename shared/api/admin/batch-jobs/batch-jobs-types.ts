import type { BatchJob as DeclaredBatchJob } from '@medusajs/client-types'

/**
 * A job that the server works through by itself. The declared type knows two types of jobs where the server has four
 * and plug-ins add more, and declares the lists of a result as single objects.
 */
export type BatchJob = Omit<DeclaredBatchJob, 'type' | 'result'> & {
  /** For instance `product-import`, `product-export`, `order-export` or `price-list-import`. */
  type: string
  result: BatchJobResult | null
}

/** The progress and the result of a job. */
export interface BatchJobResult {
  /** How many things it works through, and how many are done. */
  count?: number
  advancement_count?: number
  /** 0 to 1. */
  progress?: number
  /** The steps of the job, in the server's words. */
  stat_descriptors?: { key: string; name: string; message: string }[]
  errors?: (string | { message?: string; code?: string | number })[]
  /** The result of an export: the key to request a download URL with, and its size in bytes. */
  file_key?: string
  file_size?: number
}

/** One page of jobs. */
export interface BatchJobPage {
  batch_jobs: BatchJob[]
  count: number
  offset: number
  limit: number
}
