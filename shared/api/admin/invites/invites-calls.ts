import type {
  AdminInviteDeleteRes,
  AdminListInvitesRes,
  AdminPostInvitesInviteAcceptReq,
  AdminPostInvitesReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** Makes the invited person a user; signing in is a call of its own. Refused with 400 when the invite is over. */
export const accept = (http: HttpClient, payload: AdminPostInvitesInviteAcceptReq, options?: CallOptions) =>
  http.post<object>(route`/admin/invites/accept`, payload, options)

/**
 * Invites a person to the team for seven days. An open invite to the same email takes on the new role instead of
 * becoming two. Refused with 400 when the person is in the team already.
 */
export const create = (http: HttpClient, payload: AdminPostInvitesReq, options?: CallOptions) =>
  http.post<object>(route`/admin/invites`, payload, options)

/** Withdraws an invite; also succeeds when it no longer exists. */
const remove = (http: HttpClient, id: string, options?: CallOptions) =>
  http.delete<AdminInviteDeleteRes>(route`/admin/invites/${id}`, undefined, options)
export { remove as delete }

/** Every open invite with its token. The server has no pages of them. */
export const list = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminListInvitesRes>(route`/admin/invites`, undefined, options)

/** Sends an invite again with a new token for another seven days. Refused with 400 when there is none. */
export const resend = (http: HttpClient, id: string, options?: CallOptions) =>
  http.post<object>(route`/admin/invites/${id}/resend`, undefined, options)
