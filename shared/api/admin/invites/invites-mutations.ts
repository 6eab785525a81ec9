import type { AdminPostInvitesInviteAcceptReq, AdminPostInvitesReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { inviteKeys, userKeys } from '../keys.ts'
import * as inviteCalls from './invites-calls.ts'

/** Makes the invited person a user, which ends the invite. The form shows an error. */
export const useAcceptInvite = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostInvitesInviteAcceptReq) => inviteCalls.accept(http, payload),
    stale: () => [inviteKeys.lists(), userKeys.lists()],
  })

/** Invites a person to the team. The form shows an error. */
export const useCreateInvite = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostInvitesReq) => inviteCalls.create(http, payload),
    stale: () => [inviteKeys.lists()],
  })

/** Withdraws an invite. */
export const useDeleteInvite = () =>
  useWrite({
    call: (http, { id }: { id: string }) => inviteCalls.delete(http, id),
    stale: () => [inviteKeys.lists()],
  })

/** Sends an invite again: its token and its last day are new. */
export const useResendInvite = () =>
  useWrite({
    call: (http, { id }: { id: string }) => inviteCalls.resend(http, id),
    stale: () => [inviteKeys.lists()],
  })
