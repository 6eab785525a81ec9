import { nounKeys } from '@stoa/api/react'

export const batchJobKeys = nounKeys('admin', 'batch-jobs')
