import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '@stoa/api/react'

import { authQueries } from '@stoa/api/admin/auth'
import { memoryOf } from './list-memory.ts'
import { readViews, VIEWS_KEY, type ListView, type ListViews } from './views.ts'

/**
 * The views that a person, by their id, keeps of a list: in their metadata, so that they are there in every browser, and in this
 * browser, so that they show at once. What could not be sent stays in the browser and goes along with the next change.
 * A list can come with views, which are the person's own from the first change on; until they are renamed, they are called as
 * the language of the moment has it.
 */
export function useViews(list: string, person: string, comesWith: readonly ListView[] = []) {
  const http = useApi()
  const cache = useQueryClient()
  const memory = memoryOf(person)
  const kept = useSyncExternalStore(memory.subscribe, memory.read)
  const session = useQuery({ ...authQueries(http).current(), enabled: person !== '', meta: { quiet: true } })
  const sent = session.data?.user.metadata?.[VIEWS_KEY] as unknown

  useEffect(() => {
    const now = memory.read()
    if (sent === undefined || now?.isUnsent || JSON.stringify(now?.views) === JSON.stringify(sent)) return
    memory.write({ ...now, views: sent })
  }, [memory, sent])

  const given = { views: comesWith.map((view) => ({ ...view, name: '' })) }
  const { views, ...others } = readViews(kept?.views, list, given)
  return {
    kept: {
      ...others,
      views: views.map((view) => ({
        ...view,
        name: view.name || (comesWith.find(({ id }) => id === view.id)?.name ?? ''),
      })),
    },
    /** Shows a change at once and sends it. Rejects when the server did not take it; it is still shown then. */
    keep: async (change: (views: ListViews) => ListViews) => {
      const { keepViews } = await import(/* webpackChunkName: "list-more" */ './keep-views.ts')
      await keepViews({ http, cache, person, list, given }, change)
    },
  }
}
