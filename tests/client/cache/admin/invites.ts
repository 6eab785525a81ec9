import {
  inviteKeys,
  inviteQueries,
  useAcceptInvite,
  useCreateInvite,
  useDeleteInvite,
  useResendInvite,
} from '@stoa/api/admin/invites'
import { userKeys } from '@stoa/api/admin/users'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof inviteQueries> = (http) => ({
  list: inviteQueries(http).list(),
})

const guest = { first_name: 'Ada', last_name: 'Byron', password: 'secret' }
const open = [inviteKeys.lists()]

export const writes = [
  written(useAcceptInvite, { token: 't', user: guest }, [...open, userKeys.lists()]),
  written(useCreateInvite, { user: 'ada@stoa.test', role: 'member' }, open),
  written(useDeleteInvite, { id: 'invite_1' }, open),
  written(useResendInvite, { id: 'invite_1' }, open),
]
