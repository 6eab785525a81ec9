import type { AdminPostInvitesInviteAcceptReq } from '@medusajs/client-types'
import type { HttpClient } from '@stoa/api/http'

/** The calls about invitations to the team. */
export const inviteCalls = {
  /** Makes the invited person a user; signing in is a call of its own. */
  accept: (http: HttpClient, payload: AdminPostInvitesInviteAcceptReq) =>
    http.post<object>('/admin/invites/accept', payload),
}
