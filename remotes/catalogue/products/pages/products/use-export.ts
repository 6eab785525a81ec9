import { useJob } from '@stoa/admin/jobs'
import type { ListFilter } from '@stoa/admin/list'
import { useCancelBatchJob, useCreateBatchJob } from '@stoa/api/admin/batch-jobs'
import { useCreateDownloadUrl } from '@stoa/api/admin/uploads'
import { shownFailure } from '@stoa/api/http'
import { useJobs } from '@stoa/extension-sdk'
import { useState } from 'react'

import { products } from '../../components/product-list.tsx'
import { productExport } from '../../model/product-export.ts'

/** One export: starts its job, follows it and opens its file. */
export function useExport() {
  const { started } = useJobs()
  const { mutateAsync: create, isPending: isStarting, error } = useCreateBatchJob()
  const { mutate: cancel } = useCancelBatchJob()
  const { mutate: askAddress, isPending: isOpening } = useCreateDownloadUrl()
  const [id, setId] = useState<string>()
  const { job, error: readError } = useJob(id)

  const start = async (filter: ListFilter, columns: readonly string[] | undefined) => {
    try {
      const { batch_job } = await create(productExport(products.queryOf(filter), columns))
      setId(batch_job.id)
      started()
    } catch {
      // The dialog shows it.
    }
  }
  const stop = () => {
    if (id !== undefined) cancel({ id }, { onSuccess: started })
  }
  const download = () => {
    const key = job?.result?.file_key
    if (key) askAddress({ key }, { onSuccess: ({ download_url }) => open(download_url) })
  }
  const failure = error ?? readError
  return {
    job,
    isStarted: id !== undefined,
    isStarting,
    isOpening,
    error: shownFailure(failure) ?? null,
    start: (...wanted: Parameters<typeof start>) => void start(...wanted),
    stop,
    download,
  }
}

/** A page of its own, so that a file which the browser shows instead of saving takes nobody away from here. */
function open(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.download = ''
  link.click()
}
