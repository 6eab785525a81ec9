import type { AdminPostNotesReq } from '@medusajs/client-types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '@stoa/api/react'
import { noteCalls } from './notes-calls.ts'
import { noteKeys } from './notes-queries.ts'

/** Writes a note about something. Done when the notes on screen show it. */
export function useCreateNote() {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (payload: AdminPostNotesReq) => noteCalls.create(http, payload),
    onSuccess: (_answer, { resource_id }) =>
      cache.invalidateQueries({ queryKey: noteKeys.ofResource(resource_id) }),
  })
}
