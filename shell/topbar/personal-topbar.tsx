import { fullName } from '@stoa/i18n/names'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import type { JobBoard } from '../jobs/job-board.ts'
import type { SessionStore } from '../session/session-store.ts'
import { Topbar } from './topbar.tsx'

interface PersonalTopbarProps {
  session: SessionStore
  jobs: JobBoard
  onSignOut: () => Promise<void>
  menu: ReactNode
}

/** Topbar of the signed-in person. */
export function PersonalTopbar({ session, jobs, onSignOut, menu }: PersonalTopbarProps) {
  const { user } = useStore(session)
  const name = fullName(user) || user.email
  return <Topbar person={{ name, email: user.email }} jobs={jobs} onSignOut={onSignOut} menu={menu} />
}
