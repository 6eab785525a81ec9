import type { AdminUploadsRes } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about files. */
export const uploadCalls = {
  /** Uploads files that everybody may read; each comes back with its address. */
  create: (http: HttpClient, files: File[], options?: CallOptions) => {
    const form = new FormData()
    for (const file of files) form.append('files', file)
    return http.post<AdminUploadsRes>('/admin/uploads', form, options)
  },
}
