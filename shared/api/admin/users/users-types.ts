import type { AdminGetUsersParams, User } from '@medusajs/client-types'

/** Filters and sort orders of the team. The declared type lacks the role, which the server accepts. */
export type UserListQuery = AdminGetUsersParams & { role?: User['role'] }
