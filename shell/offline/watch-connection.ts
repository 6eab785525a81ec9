import { authCalls } from '@stoa/api/admin/auth'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import { createPoller } from '../jobs/poller.ts'
import type { ConnectionStore } from './connection-store.ts'
import { isUnanswered, watchAnswers } from './watch-answers.ts'

/** So many tries in a row without an answer mean that the server is silent. */
export const MISSES_IN_A_ROW = 2

interface ConnectionParts {
  http: HttpClient
  cache: QueryClient
  store: ConnectionStore
}

/** Notices when the server falls silent, asks it until it answers, and then reads again what is on the screen. */
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

  // What the browser says about its network is a reason to ask, not an answer.
  const onNetwork = () => void probe()
  const leaveAnswers = watchAnswers(cache, { onAnswer, onMiss })
  window.addEventListener('online', onNetwork)
  window.addEventListener('offline', onNetwork)
  if (!navigator.onLine) onNetwork()
  return () => {
    poller.pause()
    leaveAnswers()
    window.removeEventListener('online', onNetwork)
    window.removeEventListener('offline', onNetwork)
  }
}
