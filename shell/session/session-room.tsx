import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { keepTabsInStep } from './keep-tabs-in-step.ts'
import type { SessionStore } from './session-store.ts'

const leave = (address?: string) => {
  if (address === undefined) location.reload()
  else location.assign(address)
}

/** Keeps the tabs of one browser in step. */
export function SessionRoom({ session }: { session: SessionStore }) {
  const cache = useQueryClient()
  useEffect(() => keepTabsInStep({ session, cache, leave }), [session, cache])
  return null
}
