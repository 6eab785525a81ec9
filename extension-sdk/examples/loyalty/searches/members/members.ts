import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

import { findCustomers } from '../../calls/customers.ts'
import { pointsText } from '../../components/points-text.ts'
import { membersOf } from '../../model/members.ts'

/** In the palette: members by name or e-mail. */
export default async function members(
  query: string,
  { client, signal, limit, language, t }: SearchContext,
): Promise<readonly SearchResult[]> {
  const found = membersOf(await findCustomers(client, query, { signal }))
  return found.slice(0, limit).map(({ id, name, email, points }) => ({
    id,
    title: name,
    detail: pointsText(t, language.locale(), points),
    path: `/loyalty?q=${encodeURIComponent(email)}`,
  }))
}
