import { useApi } from '@stoa/api/react'
import { useNotify } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { createTextLoader } from '../language/text-loader.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { JobBoard } from './job-board.ts'
import { useTypeWords } from './use-type-words.ts'
import { watchJobs } from './watch-jobs.ts'

interface JobsServiceProps {
  board: JobBoard
  session: SessionStore
}

/** Announces completed jobs on every page. */
export function JobsService({ board, session }: JobsServiceProps) {
  const { t, i18n } = useTranslation('shell')
  const http = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const wordsOf = useTypeWords()
  const user = useStore(session, (state) => state.user)

  const announce = useEffectEvent(async (type: string) => {
    await createTextLoader(i18n)(['tools'])
    notify.success(t('jobs.success'), t('jobs.completed', { type: wordsOf(type) }))
  })
  // Signing in again creates a new user object, which restarts the watch.
  useEffect(
    () => watchJobs({ http, cache, board, person: user.id, onCompleted: ({ type }) => void announce(type) }),
    [http, cache, board, user],
  )
  return null
}
