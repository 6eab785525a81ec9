import {
  keysChangedBy,
  useCancelBatchJob,
  useConfirmBatchJob,
  useCreateBatchJob,
} from '@stoa/api/admin/batch-jobs'
import { useDeleteUpload, useUploadProtectedFiles } from '@stoa/api/admin/uploads'
import { shownFailure } from '@stoa/api/http'
import { useJobs } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useJob } from '../jobs/use-job.ts'
import { isFinal } from '../jobs/job-state.ts'

/** Which import it is. */
export interface ImportKind {
  type: 'product-import' | 'price-list-import'
  /** What the job needs in addition to its file. */
  context?: object
}

/** The file and the job of an import at the server: uploads, lets it look, lets it write, and clears up. */
export function useImportJob({ type, context = {} }: ImportKind) {
  const { started } = useJobs()
  const cache = useQueryClient()
  const { mutateAsync: upload } = useUploadProtectedFiles()
  const { mutateAsync: create } = useCreateBatchJob()
  const { mutateAsync: confirmJob, isPending: isConfirming } = useConfirmBatchJob()
  const { mutateAsync: cancelJob } = useCancelBatchJob()
  const { mutateAsync: deleteFile } = useDeleteUpload()
  const [id, setId] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const left = useRef<{ key?: string | undefined; id?: string | undefined; isWriting: boolean }>({
    isWriting: false,
  })
  const { job, error: readError } = useJob(id)

  /** The calls themselves report what could not be cleaned up; nothing is lost by it. */
  const clearUp = async () => {
    const { key, id: open } = left.current
    left.current = { isWriting: false }
    await Promise.allSettled([
      ...(open === undefined ? [] : [cancelJob({ id: open })]),
      ...(key === undefined ? [] : [deleteFile({ key })]),
    ])
  }

  const start = async (file: File) => {
    setError(undefined)
    setSending(true)
    try {
      const { uploads } = await upload({ files: [file] })
      const fileKey = uploads[0]?.key
      left.current.key = fileKey
      const payload = { type, context: { ...context, fileKey }, dry_run: true }
      const { batch_job } = await create(payload)
      left.current.id = batch_job.id
      setId(batch_job.id)
      started()
    } catch (failure) {
      await clearUp()
      setError(shownFailure(failure))
    } finally {
      setSending(false)
    }
  }

  const confirm = async () => {
    if (id === undefined) return
    try {
      await confirmJob({ id })
      left.current.isWriting = true
      started()
    } catch {
      // The write itself has reported it; the button is there again.
    }
  }

  const cancel = async () => {
    setId(undefined)
    setError(undefined)
    await clearUp()
    started()
  }

  // At its end the job needs its file no more.
  const isDone = job !== undefined && isFinal(job)
  const finish = useEffectEvent(() => {
    left.current.id = undefined
    void clearUp()
    if (job?.status !== 'completed') return
    for (const queryKey of keysChangedBy(job)) void cache.invalidateQueries({ queryKey })
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  const leave = useEffectEvent(() => {
    if (!left.current.isWriting) void clearUp()
  })
  useEffect(() => () => leave(), [])

  return {
    job,
    isSending,
    isConfirming,
    isStarted: id !== undefined,
    error: error ?? readError,
    start,
    confirm,
    cancel,
  }
}
