import type { HttpClient } from '@stoa/api/http'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'

import { useLazyCode } from '../dialogs/use-lazy-code.ts'
import type { User } from './check-session.ts'
import type { SessionStore } from './session-store.ts'
import type { SignInDialog } from './sign-in-dialog.tsx'

const loadDialog = async () =>
  (await import(/* webpackChunkName: "sign-in-again" */ './sign-in-dialog.tsx')).SignInDialog

interface SessionGuardProps {
  http: HttpClient
  session: SessionStore
  /** Called if the sign-in cannot be fetched; the next failed call tries again. */
  onMissing: () => void
  load?: typeof loadDialog
}

/** Opens the sign-in over the page when the session is lost, and refetches afterwards. */
export function SessionGuard({ http, session, onMissing, load = loadDialog }: SessionGuardProps) {
  const { user, isLost } = useStore(session)
  const cache = useQueryClient()
  const [Dialog, setDialog] = useState<typeof SignInDialog>()
  useLazyCode((isLost && !Dialog) || undefined, {
    load,
    onCode: (dialog) => setDialog(() => dialog),
    onMissing: () => {
      session.setState({ isLost: false })
      onMissing()
    },
  })

  const goOn = (next: User) => {
    // Another person must not see what this one had open.
    if (next.id !== user.id) return location.reload()
    session.setState({ user: next, isLost: false })
    void cache.invalidateQueries()
  }

  if (!isLost || !Dialog) return null
  return (
    <Dialog
      http={http}
      email={user.email}
      isOpen
      onSignedIn={goOn}
      onClose={() => session.setState({ isLost: false })}
    />
  )
}
