import type { HttpClient } from '@stoa/api/http'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'

import type { User } from './check-session.ts'
import type { SessionStore } from './session-store.ts'

const SignInDialog = lazy(async () => {
  const { SignInDialog: dialog } = await import(
    /* webpackChunkName: "sign-in-again" */ './sign-in-dialog.tsx'
  )
  return { default: dialog }
})

/** Brings the sign-in over the page when the session is lost, and lets the page go on afterwards. */
export function SessionGuard({ http, session }: { http: HttpClient; session: SessionStore }) {
  const { user, isLost } = useStore(session)
  const cache = useQueryClient()

  const goOn = (next: User) => {
    // Somebody else's page must not show what this person had open.
    if (next.id !== user.id) return location.reload()
    session.setState({ user: next, isLost: false })
    void cache.invalidateQueries()
  }

  if (!isLost) return null
  return (
    <Suspense fallback={null}>
      <SignInDialog
        http={http}
        email={user.email}
        isOpen
        onSignedIn={goOn}
        onClose={() => session.setState({ isLost: false })}
      />
    </Suspense>
  )
}
