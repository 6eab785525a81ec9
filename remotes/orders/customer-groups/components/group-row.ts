import type { CustomerGroupPage } from '@stoa/api/admin/customer-groups'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import { memberCountQuery } from './member-count.tsx'

/** A group of a list. */
export type GroupRow = CustomerGroupPage['customer_groups'][number] & {
  /** Known where rows are completed. */
  members?: number
}

/** The groups with the number of their members. */
export async function withMemberCounts(
  groups: readonly GroupRow[],
  cache: QueryClient,
  http: HttpClient,
): Promise<GroupRow[]> {
  const counted: GroupRow[] = []
  for (const group of groups) {
    const { count } = await cache.fetchQuery(memberCountQuery(http, group.id))
    counted.push({ ...group, members: count })
  }
  return counted
}
