import type {
  AdminAuthRes,
  AdminPostAuthReq,
  AdminResetPasswordRequest,
  AdminResetPasswordTokenRequest,
  AdminUserRes,
} from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** The calls about who is signed in. */
export const sessionCalls = {
  /** Refused with 401 when nobody is signed in. */
  getSession: (http: HttpClient, options?: CallOptions) =>
    http.get<AdminAuthRes>('/admin/auth', undefined, options),

  /** Refused with 401 when e-mail and password do not match. */
  createSession: (http: HttpClient, payload: AdminPostAuthReq) =>
    http.post<AdminAuthRes>('/admin/auth', payload, { maxRetries: 0 }),

  deleteSession: (http: HttpClient) => http.delete<object>('/admin/auth'),

  /** Succeeds whether or not somebody has this e-mail. */
  sendResetPasswordToken: (http: HttpClient, payload: AdminResetPasswordTokenRequest) =>
    http.post<object>('/admin/users/password-token', payload),

  /** Refused with 401 when the token is wrong or was used. */
  resetPassword: (http: HttpClient, payload: AdminResetPasswordRequest) =>
    http.post<AdminUserRes>('/admin/users/reset-password', payload),
}
