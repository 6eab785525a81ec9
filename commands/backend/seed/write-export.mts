import { cpSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { shippedUploads } from '../database/fixture-file.mts'
import type { Api, Row } from './api.mts'
import type { Catalogue } from './catalogue/write-catalogue.mts'
import type { StoryClock } from './story-clock.mts'

interface BatchJob extends Row {
  status: string
}

/** A finished export, so that there is a file to download. Keeps the store's uploads beside the fixture. */
export async function writeExport(
  api: Api,
  clock: StoryClock,
  { collections }: Catalogue,
  uploads: string,
): Promise<void> {
  clock.set(clock.daysAgo(3))
  const { batch_job } = await api.post<{ batch_job: BatchJob }>('/admin/batch-jobs', {
    type: 'product-export',
    context: { filterable_fields: { collection_id: [collections['small-gifts']] } },
    dry_run: false,
  })
  for (let status = ''; status !== 'completed'; await wait(250)) {
    status = (await api.get<{ batch_job: BatchJob }>(`/admin/batch-jobs/${batch_job.id}`)).batch_job.status
    if (status === 'failed' || status === 'canceled') throw new Error(`The export ended as ${status}.`)
  }
  rmSync(shippedUploads, { recursive: true, force: true })
  cpSync(uploads, shippedUploads, { recursive: true })
}
