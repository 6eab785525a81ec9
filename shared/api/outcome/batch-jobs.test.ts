import { expect, it } from '@jest/globals'

import { batchJobCalls } from '@stoa/api/admin/batch-jobs'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../tests/setup/network.ts'
import { BASE } from '../http/testing/nock-backend.ts'
import type { Row } from './created.ts'
import { createSendWrite, createSettlingClient } from './index.ts'
import { findTwin } from './twin.ts'

const JOBS = '/admin/batch-jobs'
const plain = createHttpClient({ baseUrl: BASE })
const http = createSettlingClient(plain, async () =>
  createSendWrite({ http: plain, seen: () => [], onTwin: () => undefined }),
)
const job = (id: string, context: object, more: object = {}) => ({
  id,
  type: 'product-import',
  context,
  created_at: new Date().toISOString(),
  ...more,
})
const lists = (...jobs: object[]) =>
  nock(BASE).get(JOBS).query(true).optionally().reply(200, { batch_jobs: jobs, count: jobs.length })
const start = () => ({ type: 'product-import', context: { fileKey: 'mine.csv' }, dry_run: true })

it('the import of another file is not the one whose answer was lost', async () => {
  nock(BASE).post(JOBS).reply(502)
  lists(job('mine', { fileKey: 'mine.csv', shape: {} }), job('other', { fileKey: 'another.csv' }))
  nock(BASE)
    .get(`${JOBS}/mine`)
    .reply(200, { batch_job: job('mine', { fileKey: 'mine.csv' }) })
  expect(await batchJobCalls.create(http, start())).toMatchObject({ batch_job: { id: 'mine' } })
})

it('a job that was started twice is not offered for deletion: jobs cannot be deleted', async () => {
  const [first, second] = [job('j1', start().context), job('j2', start().context)]
  lists(second, first)
  const sent = { method: 'POST', path: JOBS, body: start(), query: undefined, happened: undefined } as const
  const attempt = { sent, at: Date.now(), key: 'k', isOther: () => false }
  expect(await findTwin(plain, attempt, second as Row)).toBeUndefined()
  nock.cleanAll()
})

it.each([
  { step: 'confirm', moment: { confirmed_at: '2026-11-01' }, write: batchJobCalls.confirm },
  { step: 'cancel', moment: { canceled_at: '2026-11-01' }, write: batchJobCalls.cancel },
])('a lost answer to $step is read from the job', async ({ step, moment, write }) => {
  nock(BASE).post(`${JOBS}/mine/${step}`).reply(502)
  nock(BASE)
    .get(`${JOBS}/mine`)
    .reply(200, { batch_job: job('mine', {}, moment) })
  expect(await write(http, 'mine')).toMatchObject({ batch_job: moment })
})
