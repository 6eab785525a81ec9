import type { ApiFailure } from './api-error.ts'

const FIRST_WAIT = 200
const LONGEST_WAIT = 5000

/** Whether another try may help: no answer came, another write conflicted (409), or 501–599. */
export function isWorthRetrying(failure: ApiFailure, retryConflicts: boolean): boolean {
  if (failure.kind === 'network' || failure.kind === 'timeout') return true
  if (failure.kind !== 'http') return false
  return (failure.status === 409 && retryConflicts) || (failure.status >= 501 && failure.status <= 599)
}

/** Milliseconds before the n-th retry (from 1): doubling, with a jitter of up to half so that clients spread out. */
export function waitBefore(retry: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_WAIT * 2 ** (retry - 1), LONGEST_WAIT)
  return full / 2 + (full / 2) * random()
}

/** Resolves after the time, or as soon as the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}
