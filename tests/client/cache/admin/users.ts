import { authKeys } from '@stoa/api/admin/auth'
import {
  useCreateUser,
  useDeleteUser,
  useResetPassword,
  userKeys,
  userQueries,
  useSendResetPasswordToken,
  useUpdateUser,
} from '@stoa/api/admin/users'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof userQueries> = (http) => ({
  list: [userQueries(http).list(), userQueries(http).list({ role: 'member' })],
  detail: [userQueries(http).detail('usr_1'), userQueries(http).detail('usr_2')],
})

const email = 'ada@stoa.test'
const member = [userKeys.lists(), userKeys.detail('usr_1')]

export const writes = [
  written(useCreateUser, { email, password: 'secret' }, [userKeys.lists()]),
  written(useUpdateUser, { id: 'usr_1', changes: { first_name: 'Ada' } }, [...member, authKeys.current()]),
  written(useDeleteUser, { id: 'usr_1' }, member),
  written(useSendResetPasswordToken, { email }, []),
  written(useResetPassword, { email, token: 't', password: 'secret' }, []),
]
