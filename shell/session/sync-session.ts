import { authKeys } from '@stoa/api/admin/auth'
import { hashKey, type QueryClient } from '@tanstack/react-query'

import type { User } from './check-session.ts'
import type { SessionStore } from './session-store.ts'

/** Copies updates of the current user in the query cache, for example from a settings page, to the session. */
export function syncSession(cache: QueryClient, session: SessionStore): void {
  const key = authKeys.current()
  const hash = hashKey(key)
  cache.setQueryData<{ user: User }>(key, { user: session.getState().user })
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    const current = cache.getQueryData<{ user: User }>(key)
    if (current) session.setState({ user: current.user })
  })
}
