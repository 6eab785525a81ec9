import type {
  AdminGetNotesParams,
  AdminNotesDeleteRes,
  AdminNotesListRes,
  AdminNotesRes,
  AdminPostNotesNoteReq,
  AdminPostNotesReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** Writes a note about one thing, for instance an order; the person signed in is its author. */
export const create = (http: HttpClient, payload: AdminPostNotesReq, options?: CallOptions) =>
  http.post<AdminNotesRes>(route`/admin/notes`, payload, options)

/** Changes a note's text. Refused with 404 when there is no such note. */
export const update = (http: HttpClient, id: string, payload: AdminPostNotesNoteReq, options?: CallOptions) =>
  http.post<AdminNotesRes>(route`/admin/notes/${id}`, payload, options)

/** Deletes a note for good; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminNotesDeleteRes>(route`/admin/notes/${id}`, undefined, options)
export { remove as delete }

/** One note. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<AdminNotesRes>(route`/admin/notes/${id}`, undefined, options)

/** The notes about one thing, newest first; `limit` defaults to 50. */
export const list = (http: HttpClient, query?: AdminGetNotesParams, options?: CallOptions) =>
  http.get<AdminNotesListRes>(route`/admin/notes`, query, options)
