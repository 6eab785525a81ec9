import { useReportFailure } from '@stoa/admin/failures'
import { noteQueries, useCreateNote } from '@stoa/api/admin/notes'
import { useApi } from '@stoa/api/react'
import { useQueryClient } from '@tanstack/react-query'

import { REMINDER } from '../../model/last-reminder.ts'

const KIND = 'draft_order'

/**
 * Writes the notes about a draft to the one that takes its place, oldest first. Reminders are left out: they were about
 * another link. Resolves with whether all of them are there.
 */
export function useCarryNotes(): (from: string, to: string) => Promise<boolean> {
  const http = useApi()
  const cache = useQueryClient()
  const reportFailure = useReportFailure()
  const { mutateAsync: create } = useCreateNote()
  return async (from, to) => {
    try {
      const { notes } = await cache.fetchQuery({ ...noteQueries(http).ofResource(from), staleTime: 0 })
      const carried = notes
        .filter(({ resource_type }) => resource_type !== REMINDER)
        .toSorted((one, other) => Number(new Date(one.created_at)) - Number(new Date(other.created_at)))
      for (const { value } of carried) await create({ resource_id: to, resource_type: KIND, value })
      return true
    } catch (error) {
      reportFailure(error)
      return false
    }
  }
}
