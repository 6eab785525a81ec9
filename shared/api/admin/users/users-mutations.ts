import type { AdminUpdateUserRequest } from '@medusajs/client-types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '@stoa/api/react'
import { sessionKeys } from '../session/index.ts'
import { userCalls } from './users-calls.ts'

/** Changes a member of the team, who may be the person signed in: the session is read again. The form shows a refusal. */
export function useUpdateUser() {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ id, changes }: { id: string; changes: AdminUpdateUserRequest }) =>
      userCalls.update(http, id, changes),
    onSuccess: () => cache.invalidateQueries({ queryKey: sessionKeys.current() }),
  })
}
