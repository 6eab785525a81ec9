export * as userCalls from './users-calls.ts'
export { userKeys } from '../keys.ts'
export {
  useCreateUser,
  useDeleteUser,
  useResetPassword,
  useSendResetPasswordToken,
  useUpdateUser,
} from './users-mutations.ts'
export { userQueries } from './users-queries.ts'
export type { UserListQuery } from './users-types.ts'
export type { AdminUsersListRes as UserPage } from '@medusajs/client-types'
