import { batchJobs } from '@stoa/api/admin'
import { row } from '../../call-row.ts'
import { waitForJob } from '../../prepare/wait-for-job.ts'

const EXPORT = { type: 'product-export', context: {}, dry_run: true }

export const rows = [
  row({
    name: 'admin.batchJobs.create',
    route: 'POST /admin/batch-jobs',
    body: EXPORT,
    call: (http) => batchJobs.create(http, EXPORT),
    learn: ({ batch_job }) => ({ job: batch_job.id }),
  }),
  row({
    name: 'admin.batchJobs.list',
    route: 'GET /admin/batch-jobs',
    query: 'type[]=product-export&created_at[gte]=2026-01-01T00:00:00.000Z&limit=100',
    call: (http) =>
      batchJobs.list(http, {
        type: ['product-export'],
        created_at: { gte: '2026-01-01T00:00:00.000Z' },
        limit: 100,
      }),
  }),
  row({
    name: 'admin.batchJobs.retrieve',
    route: 'GET /admin/batch-jobs/{job}',
    call: (http, id) => batchJobs.retrieve(http, id('job')),
  }),
  row({
    name: 'admin.batchJobs.confirm',
    route: 'POST /admin/batch-jobs/{job}/confirm',
    prepare: async (http, id) => {
      await waitForJob(http, id('job'))
      return {}
    },
    call: (http, id) => batchJobs.confirm(http, id('job')),
  }),
  row({
    name: 'admin.batchJobs.cancel',
    route: 'POST /admin/batch-jobs/{job}/cancel',
    prepare: async (http) => {
      const { batch_job } = await batchJobs.create(http, EXPORT)
      await waitForJob(http, batch_job.id)
      return { job: batch_job.id }
    },
    call: (http, id) => batchJobs.cancel(http, id('job')),
  }),
]
