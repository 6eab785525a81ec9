import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '@stoa/api/react'
import { orderKeys, ownKeys, pricedKeys } from '../keys.ts'
import * as authCalls from './auth-calls.ts'

/**
 * Signs the shopper out. What was the shopper's own is forgotten at once; of it, and of prices, what is on screen is
 * read again.
 */
export function useDeleteSession() {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => authCalls.deleteSession(http),
    onSuccess: () =>
      Promise.all([
        ...[...ownKeys(), orderKeys.all].map((queryKey) => cache.resetQueries({ queryKey })),
        ...pricedKeys().map((queryKey) => cache.invalidateQueries({ queryKey })),
      ]),
  })
}
