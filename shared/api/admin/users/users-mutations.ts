import type {
  AdminCreateUserRequest,
  AdminResetPasswordRequest,
  AdminResetPasswordTokenRequest,
  AdminUpdateUserRequest,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { authKeys, userKeys } from '../keys.ts'
import * as userCalls from './users-calls.ts'

/** Adds a member of the team. The form shows an error. */
export const useCreateUser = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminCreateUserRequest) => userCalls.create(http, payload),
    stale: () => [userKeys.lists()],
  })

/** Changes a member of the team, who may be the person signed in: the session is read again. The form shows an error. */
export const useUpdateUser = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: AdminUpdateUserRequest }) =>
      userCalls.update(http, id, changes),
    stale: ({ id }) => [userKeys.lists(), userKeys.detail(id), authKeys.current()],
  })

/** Removes a member of the team. */
export const useDeleteUser = () =>
  useWrite({
    call: (http, { id }: { id: string }) => userCalls.delete(http, id),
    stale: ({ id }) => [userKeys.lists(), userKeys.detail(id)],
    gone: ({ id }) => [userKeys.detail(id)],
  })

/** Sends a link for a new password. The form shows an error. */
export const useSendResetPasswordToken = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminResetPasswordTokenRequest) => userCalls.sendResetPasswordToken(http, payload),
    stale: () => [],
  })

/** Sets a new password with the token of a link. The form shows an error. */
export const useResetPassword = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminResetPasswordRequest) => userCalls.resetPassword(http, payload),
    stale: () => [],
  })
