import { authCalls } from '@stoa/api/admin/auth'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import { createPoller } from '../jobs/poller.ts'
import type { ConnectionStore } from './connection-store.ts'
import { isUnanswered, watchAnswers } from './watch-answers.ts'

/** Number of unanswered calls in a row that mean silence. */
export const MISSES_IN_A_ROW = 2

interface ConnectionParts {
  http: HttpClient
  cache: QueryClient
  store: ConnectionStore
}

/** Detects a silent server, polls it until it answers, then refetches visible queries. */
export function watchConnection({ http, cache, store }: ConnectionParts): () => void {
  let misses = 0

  const probe = async () => {
    try {
      await authCalls.getSession(http)
      onAnswer()
    } catch (error) {
      if (isUnanswered(error)) onSilence()
      else onAnswer()
    }
  }
  const poller = createPoller(probe)

  function onAnswer() {
    misses = 0
    if (!store.getState().isSilent) return
    poller.pause()
    store.setState({ isSilent: false })
    void cache.invalidateQueries({}, { cancelRefetch: false })
  }
  function onSilence() {
    if (store.getState().isSilent) return
    store.setState({ isSilent: true })
    poller.reset()
    poller.resume()
  }
  function onMiss() {
    misses++
    if (misses >= MISSES_IN_A_ROW) onSilence()
  }

  // The browser's online and offline events trigger a probe but prove nothing.
  const onNetwork = () => void probe()
  const stopAnswers = watchAnswers(cache, { onAnswer, onMiss })
  window.addEventListener('online', onNetwork)
  window.addEventListener('offline', onNetwork)
  if (!navigator.onLine) onNetwork()
  return () => {
    poller.pause()
    stopAnswers()
    window.removeEventListener('online', onNetwork)
    window.removeEventListener('offline', onNetwork)
  }
}
