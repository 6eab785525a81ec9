import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** The id that a write names. */
const idOf = (variables: unknown): unknown => (variables as { id?: unknown } | undefined)?.id

/** Whether a write that names this id is under way. */
export function useIsWriting(id: string): boolean {
  const cache = useQueryClient()
  return useSyncExternalStore(
    (changed) =>
      cache.getMutationCache().subscribe(({ type }) => {
        // Sent while a component with a mutation renders, when nothing else may be updated.
        if (type !== 'observerOptionsUpdated') changed()
      }),
    () => cache.isMutating({ predicate: ({ state }) => idOf(state.variables) === id }) > 0,
  )
}
