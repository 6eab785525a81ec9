import type {
  AdminCreateUserRequest,
  AdminDeleteUserRes,
  AdminResetPasswordRequest,
  AdminResetPasswordTokenRequest,
  AdminUpdateUserRequest,
  AdminUserRes,
  AdminUsersListRes,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { UserListQuery } from './users-types.ts'

/** Sends a link for a new password, valid for 15 minutes; succeeds whether or not the email belongs to an account. */
export const sendResetPasswordToken = (
  http: HttpClient,
  payload: AdminResetPasswordTokenRequest,
  options?: CallOptions,
) => http.post<object>(route`/admin/users/password-token`, payload, options)

/**
 * Sets a new password with the token of the link. Refused with 400 when no account has the email and, though the server
 * is well, with 500 when the token is wrong, over or was used.
 */
export const resetPassword = (http: HttpClient, payload: AdminResetPasswordRequest, options?: CallOptions) =>
  http.post<AdminUserRes>(route`/admin/users/reset-password`, payload, options)

/** One member of the team. Refused with 404 when it does not exist. */
export const retrieve = (http: HttpClient, id: string, options?: CallOptions) =>
  http.get<AdminUserRes>(route`/admin/users/${id}`, undefined, options)

/** Adds a member of the team who can sign in at once. Refused with 400 when the email is in use. */
export const create = (http: HttpClient, payload: AdminCreateUserRequest, options?: CallOptions) =>
  http.post<AdminUserRes>(route`/admin/users`, payload, options)

/** Changes names, role or API token; an email cannot be changed. Refused with 404 when there is no such member. */
export const update = (
  http: HttpClient,
  id: string,
  payload: AdminUpdateUserRequest,
  options?: CallOptions,
) => http.post<AdminUserRes>(route`/admin/users/${id}`, payload, options)

/** Removes a member of the team, who can no longer sign in; also succeeds when they no longer exist. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminDeleteUserRes>(route`/admin/users/${id}`, undefined, options)
export { remove as delete }

/** The team, newest first; `limit` defaults to 50. */
export const list = (http: HttpClient, query?: UserListQuery, options?: CallOptions) =>
  http.get<AdminUsersListRes>(route`/admin/users`, query, options)
