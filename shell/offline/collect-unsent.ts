import type { QueryClient } from '@tanstack/react-query'

import type { ConnectionStore } from './connection-store.ts'
import { wasUnsent } from './unsent.ts'

/**
 * Collects failed writes that never left the browser, so that the person can send them again. Forms are excluded: they
 * still hold their input and can be submitted again.
 */
export function collectUnsent(cache: QueryClient, store: ConnectionStore): () => void {
  const writes = cache.getMutationCache()
  return writes.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { mutation } = event
    if (mutation.meta?.quiet || !wasUnsent(event.action.error)) return
    const { variables } = mutation.state
    const send = () => writes.build(cache, mutation.options).execute(variables)
    store.setState(({ unsent }) => ({ unsent: [...unsent, { send }] }))
  })
}

/**
 * Sends each collected write once, removing it first. True if all were saved; writes that fail to leave again are
 * collected again, and refusals show their own toast.
 */
export async function sendUnsent(store: ConnectionStore): Promise<boolean> {
  const { unsent } = store.getState()
  store.setState({ unsent: [] })
  const outcomes: boolean[] = []
  for (const { send } of unsent) {
    outcomes.push(
      await send().then(
        () => true,
        () => false,
      ),
    )
  }
  return outcomes.every(Boolean)
}
