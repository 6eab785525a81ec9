import type { AdminUpdateUserRequest, AdminUserRes } from '@medusajs/client-types'
import type { HttpClient } from '@stoa/api/http'

/** The calls about the team. */
export const userCalls = {
  update: (http: HttpClient, id: string, payload: AdminUpdateUserRequest) =>
    http.post<AdminUserRes>(`/admin/users/${encodeURIComponent(id)}`, payload),
}
