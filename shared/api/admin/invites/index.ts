export * as inviteCalls from './invites-calls.ts'
export { inviteKeys } from '../keys.ts'
export { useAcceptInvite, useCreateInvite, useDeleteInvite, useResendInvite } from './invites-mutations.ts'
export { inviteQueries } from './invites-queries.ts'
