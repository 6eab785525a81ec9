import type { QueryClient } from '@tanstack/react-query'

import { signInAddress } from '../routing/return-path.ts'
import { clearPersonalData } from './clear-personal-data.ts'
import { answerSendHeld } from './send-held.ts'
import type { SessionStore } from './session-store.ts'
import { onTabMessage, postToTabs } from './tabs.ts'

interface TabsParts {
  session: SessionStore
  cache: QueryClient
  /** Opens an address, or reloads the current page. */
  leave: (address?: string) => void
}

/**
 * Keeps this tab in sync with the others of this browser, which share its session: leaves when one signs out, reloads
 * when another person signs in, and continues when one renews a lost session.
 */
export function syncTabs({ session, cache, leave }: TabsParts): () => void {
  const announce = () => postToTabs({ kind: 'signed-in', person: session.getState().user.id })
  const stopListening = onTabMessage((message) => {
    if (message.kind === 'signed-out') {
      clearPersonalData()
      leave(signInAddress(location.pathname + location.search + location.hash))
      return
    }
    if (message.kind === 'send-held') {
      answerSendHeld()
      return
    }
    const { user, isLost } = session.getState()
    if (message.person !== user.id) {
      leave()
      return
    }
    if (!isLost) return
    session.setState({ isLost: false, user: { ...user } })
    void cache.invalidateQueries()
  })
  // Dismissing the sign-in renews nothing.
  const unsubscribe = session.subscribe(({ isLost, user }, before) => {
    if (before.isLost && !isLost && user !== before.user) announce()
  })
  announce()
  return () => {
    stopListening()
    unsubscribe()
  }
}
