import type { AdminGetUsersParams, User } from '@medusajs/client-types'

/** What the team can be narrowed and sorted by. The declared type lacks the role, which the server takes. */
export type UserListQuery = AdminGetUsersParams & { role?: User['role'] }
