import type { CallOptions } from '@stoa/api/http'
import { useWrite } from '@stoa/api/react'
import * as uploadCalls from './uploads-calls.ts'

/** Files to upload; `onProgress` gets the progress, and `signal` aborts. */
interface Upload extends Pick<CallOptions, 'onProgress' | 'signal'> {
  files: readonly File[]
}

const NOTHING = () => []

/** Uploads files that are public. */
export const useUploadFiles = () =>
  useWrite({
    call: (http, { files, ...options }: Upload) => uploadCalls.create(http, files, options),
    stale: NOTHING,
  })

/** Uploads files that only a download address opens; who does it shows an error. */
export const useUploadProtectedFiles = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { files, ...options }: Upload) => uploadCalls.createProtected(http, files, options),
    stale: NOTHING,
  })

/** Deletes an uploaded file by its key. */
export const useDeleteUpload = () =>
  useWrite({
    call: (http, { key }: { key: string }) => uploadCalls.delete(http, { file_key: key }),
    stale: NOTHING,
  })

/** Requests a temporary download URL for an uploaded file. */
export const useCreateDownloadUrl = () =>
  useWrite({
    call: (http, { key }: { key: string }) => uploadCalls.getPresignedDownloadUrl(http, { file_key: key }),
    stale: NOTHING,
  })
