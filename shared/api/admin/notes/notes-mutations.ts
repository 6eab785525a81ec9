import type { AdminPostNotesReq } from '@medusajs/client-types'
import { useWrite, useWriteEach } from '@stoa/api/react'
import * as noteCalls from './notes-calls.ts'
import { noteKeys } from '../keys.ts'

/** Writes a note about something. The form shows an error. */
export const useCreateNote = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostNotesReq) => noteCalls.create(http, payload),
    stale: ({ resource_id }) => [noteKeys.ofResource(resource_id)],
  })

interface SameNote {
  resourceType: string
  value: string
}

/** Writes the same note about several things of one type. The list shows the result of each. */
export const useCreateNotes = () =>
  useWriteEach({
    call: (http, id, { resourceType, value }: SameNote) =>
      noteCalls.create(http, { resource_id: id, resource_type: resourceType, value }),
    stale: (ids) => ids.map((id) => noteKeys.ofResource(id)),
  })

/** Changes a note's text. The form shows an error. */
export const useUpdateNote = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, value }: { id: string; resourceId: string; value: string }) =>
      noteCalls.update(http, id, { value }),
    stale: ({ id, resourceId }) => [noteKeys.ofResource(resourceId), noteKeys.detail(id)],
  })

/** Deletes a note. */
export const useDeleteNote = () =>
  useWrite({
    call: (http, { id }: { id: string; resourceId: string }) => noteCalls.delete(http, id),
    stale: ({ id, resourceId }) => [noteKeys.ofResource(resourceId), noteKeys.detail(id)],
    gone: ({ id }) => [noteKeys.detail(id)],
  })
