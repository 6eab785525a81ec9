import type { QueryClient } from '@tanstack/react-query'

import type { ConnectionStore } from './connection-store.ts'
import { wasUnsent } from './unsent.ts'

/**
 * Keeps the writes that never left the browser, so that the person can have them sent. What a form sends is not among
 * them: its input is still there, and its button sends it.
 */
export function keepUnsent(cache: QueryClient, store: ConnectionStore): () => void {
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
 * Sends each write that was kept, once: it leaves the list before it is sent. True when all were saved; what could not
 * be sent once more is kept again, and what was refused has been told.
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
