import type { QueryClient } from '@tanstack/react-query'

import { signInAddress } from '../routing/return-path.ts'
import { forgetPerson } from './forget-person.ts'
import type { SessionStore } from './session-store.ts'
import { hearTabs, tellTabs } from './tabs.ts'

interface TabsParts {
  session: SessionStore
  cache: QueryClient
  /** Opens an address anew; without one, the page that is open. */
  leave: (address?: string) => void
}

/**
 * Keeps this tab in step with the others of this browser, which share its session: it leaves when one signs out, loads
 * the page anew when one signs in as somebody else, and goes on when one has renewed a session that was lost here.
 */
export function keepTabsInStep({ session, cache, leave }: TabsParts): () => void {
  const tell = () => tellTabs({ kind: 'signed-in', person: session.getState().user.id })
  const leaveTabs = hearTabs((word) => {
    if (word.kind === 'signed-out') {
      forgetPerson()
      leave(signInAddress(location.pathname + location.search + location.hash))
      return
    }
    const { user, isLost } = session.getState()
    if (word.person !== user.id) {
      leave()
      return
    }
    if (!isLost) return
    session.setState({ isLost: false, user: { ...user } })
    void cache.invalidateQueries()
  })
  // Whoever only closes the sign-in has not renewed anything.
  const leaveSession = session.subscribe(({ isLost, user }, before) => {
    if (before.isLost && !isLost && user !== before.user) tell()
  })
  tell()
  return () => {
    leaveTabs()
    leaveSession()
  }
}
