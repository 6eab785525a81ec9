import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { syncTabs } from './sync-tabs.ts'
import type { SessionStore } from './session-store.ts'

const leave = (address?: string) => {
  if (address === undefined) location.reload()
  else location.assign(address)
}

/** Synchronises the session between tabs, from the first moment on: a message that nobody hears is lost. */
export function SessionService({ session }: { session: SessionStore }) {
  const cache = useQueryClient()
  useEffect(() => syncTabs({ session, cache, leave }), [session, cache])
  return null
}
