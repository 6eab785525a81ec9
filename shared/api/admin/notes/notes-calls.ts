import type {
  AdminGetNotesParams,
  AdminNotesListRes,
  AdminNotesRes,
  AdminPostNotesReq,
} from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about the staff's notes. */
export const noteCalls = {
  list: (http: HttpClient, query: AdminGetNotesParams, options?: CallOptions) =>
    http.get<AdminNotesListRes>('/admin/notes', query, options),

  create: (http: HttpClient, payload: AdminPostNotesReq) => http.post<AdminNotesRes>('/admin/notes', payload),
}
