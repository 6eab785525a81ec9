import { useQueryClient } from '@tanstack/react-query'

import { useReportFailure } from '../failures/use-report-failure.ts'

/** Reports what an action of a list rejects with, unless the cache has reported the write already. For `onFailed`. */
export function useReportUncaught(): (error: unknown) => void {
  const cache = useQueryClient()
  const reportFailure = useReportFailure()
  return (error) => {
    const writes = cache.getMutationCache().getAll()
    if (!writes.some(({ state, meta }) => state.error === error && !meta?.quiet)) reportFailure(error)
  }
}
