import { useApi } from '@stoa/api/react'
import { useNotify } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import type { SessionStore } from '../session/session-store.ts'
import type { JobBoard } from './job-board.ts'
import { useTypeWords } from './use-type-words.ts'
import { watchJobs } from './watch-jobs.ts'

interface JobsRoomProps {
  board: JobBoard
  session: SessionStore
}

/** Tells of jobs that are completed, whatever page is open. */
export function JobsRoom({ board, session }: JobsRoomProps) {
  const { t } = useTranslation('shell')
  const http = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const wordsOf = useTypeWords()
  const user = useStore(session, (state) => state.user)

  const tell = useEffectEvent((type: string) =>
    notify.success(t('jobs.success'), t('jobs.completed', { type: wordsOf(type) })),
  )
  // Whoever signs in again is a new object, and the watch that ended with the session begins anew.
  useEffect(
    () => watchJobs({ http, cache, board, person: user.id, onCompleted: ({ type }) => tell(type) }),
    [http, cache, board, user],
  )
  return null
}
