import {
  batchJobKeys,
  batchJobQueries,
  useCancelBatchJob,
  useConfirmBatchJob,
  useCreateBatchJob,
} from '@stoa/api/admin/batch-jobs'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof batchJobQueries> = (http) => ({
  list: [batchJobQueries(http).list(), batchJobQueries(http).list({ limit: 100 })],
  detail: [batchJobQueries(http).detail('batch_1'), batchJobQueries(http).detail('batch_2')],
})

const job = [batchJobKeys.lists(), batchJobKeys.detail('batch_1')]

export const writes = [
  written(useCreateBatchJob, { type: 'product-export', context: {} }, [batchJobKeys.lists()]),
  written(useCancelBatchJob, { id: 'batch_1' }, job),
  written(useConfirmBatchJob, { id: 'batch_1' }, job),
]
