import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '@stoa/api/react'
import { orderCalls } from './orders-calls.ts'
import { orderKeys } from './orders-queries.ts'

/** Captures what an order's payments have authorized. Done when the order on screen shows it. */
export function useCapturePayment() {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => orderCalls.capturePayment(http, id),
    onSuccess: (_answer, id) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: orderKeys.lists() }),
        cache.invalidateQueries({ queryKey: orderKeys.detail(id) }),
      ]),
  })
}
