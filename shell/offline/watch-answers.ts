import { isApiError } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

/** Whether a call failed without any answer. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.failure.kind === 'network' || error.failure.kind === 'timeout')

const isGivenUp = (error: unknown): boolean => !isApiError(error) || error.failure.kind === 'aborted'

interface Listeners {
  onAnswer: () => void
  onMiss: () => void
}

/** Reports whether the server answered each read and write; refusals count as answers. */
export function watchAnswers(cache: QueryClient, { onAnswer, onMiss }: Listeners): () => void {
  const judge = (error: unknown) => {
    if (isUnanswered(error)) onMiss()
    else if (!isGivenUp(error)) onAnswer()
  }
  const stopReads = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' && !action.manual) onAnswer()
    if (action.type === 'failed' || action.type === 'error') judge(action.error)
  })
  const stopWrites = cache.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'success') onAnswer()
    if (event.action.type === 'error') judge(event.action.error)
  })
  return () => {
    stopReads()
    stopWrites()
  }
}
