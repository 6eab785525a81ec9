import { isApiError } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

/** Whether a call has failed without any answer of the server. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.failure.kind === 'network' || error.failure.kind === 'timeout')

const isGivenUp = (error: unknown): boolean => !isApiError(error) || error.failure.kind === 'aborted'

interface Listeners {
  onAnswer: () => void
  onMiss: () => void
}

/** Tells of each try of a read or a write whether the server has answered it; a refusal is an answer too. */
export function watchAnswers(cache: QueryClient, { onAnswer, onMiss }: Listeners): () => void {
  const judge = (error: unknown) => {
    if (isUnanswered(error)) onMiss()
    else if (!isGivenUp(error)) onAnswer()
  }
  const leaveReads = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' && !action.manual) onAnswer()
    if (action.type === 'failed' || action.type === 'error') judge(action.error)
  })
  const leaveWrites = cache.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'success') onAnswer()
    if (event.action.type === 'error') judge(event.action.error)
  })
  return () => {
    leaveReads()
    leaveWrites()
  }
}
