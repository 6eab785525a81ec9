import type { AdminAuthRes } from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'

import { authKeys } from '@stoa/api/admin/auth'
import { userCalls } from '@stoa/api/admin/users'
import { memoryOf } from './list-memory.ts'
import { isRecord, readViews, VIEWS_KEY, type ListViews } from './views.ts'

interface ViewsOwner {
  http: HttpClient
  cache: QueryClient
  /** The id of the person whose views they are. */
  person: string
  list: string
  /** What {@link readViews} takes for views never kept. */
  given: ListViews
}

/** Keeps a change of a list's views in the browser, and then sends those of all lists. Rejects when they did not arrive. */
export async function keepViews(
  { http, cache, person, list, given }: ViewsOwner,
  change: (views: ListViews) => ListViews,
): Promise<void> {
  const memory = memoryOf(person)
  const before = memory.read()
  const all = isRecord(before?.views) ? before.views : {}
  memory.write({ ...before, views: { ...all, [list]: change(readViews(all, list, given)) }, isUnsent: true })

  const send = async () => {
    const views = memory.read()?.views
    const { user } = await userCalls.update(http, person, { metadata: { [VIEWS_KEY]: views } })
    const now = memory.read()
    // What was changed meanwhile goes with the next one.
    if (JSON.stringify(now?.views) === JSON.stringify(views)) memory.write({ ...now, isUnsent: false })
    cache.setQueryData<AdminAuthRes>(authKeys.current(), (session) => session && { ...session, user })
  }
  // One after the other: each carries all views.
  const options = { mutationFn: send, scope: { id: VIEWS_KEY }, meta: { quiet: true as const } }
  await cache.getMutationCache().build(cache, options).execute(undefined)
}
