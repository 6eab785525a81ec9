import { userQueries } from '@stoa/api/admin/users'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import { personName } from './staff-name.ts'

/** The staff as choices of a filter. */
export async function staffChoices(cache: QueryClient, http: HttpClient) {
  const { users } = await cache.fetchQuery(userQueries(http).list())
  return users.map((user) => ({ id: user.id, label: personName(user) }))
}
