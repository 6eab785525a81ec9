import type {
  AdminDeleteUploadsReq,
  AdminDeleteUploadsRes,
  AdminPostUploadsDownloadUrlReq,
  AdminUploadsDownloadUrlRes,
  AdminUploadsRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** Uploads public files; returns each, in the same order, with its URL and its key. */
export const create = (http: HttpClient, files: readonly File[], options?: CallOptions) =>
  http.post<AdminUploadsRes>(route`/admin/uploads`, formOf(files), options)

/** Uploads files that can be read only at an address from {@link getPresignedDownloadUrl}. */
export const createProtected = (http: HttpClient, files: readonly File[], options?: CallOptions) =>
  http.post<AdminUploadsRes>(route`/admin/uploads/protected`, formOf(files), options)

/** Deletes an uploaded file by its key. */
const remove = (http: HttpClient, payload: AdminDeleteUploadsReq, options?: CallOptions) =>
  http.delete<AdminDeleteUploadsRes>(route`/admin/uploads`, payload, options)
export { remove as delete }

/** An address at which an uploaded file can be read for a while, protected or not. */
export const getPresignedDownloadUrl = (
  http: HttpClient,
  payload: AdminPostUploadsDownloadUrlReq,
  options?: CallOptions,
) => http.post<AdminUploadsDownloadUrlRes>(route`/admin/uploads/download-url`, payload, options)

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return form
}
