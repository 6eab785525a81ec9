import { noteKeys, noteQueries, useCreateNote, useDeleteNote, useUpdateNote } from '@stoa/api/admin/notes'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof noteQueries> = (http) => ({
  ofResource: noteQueries(http).ofResource('order_1'),
  detail: noteQueries(http).detail('note_1'),
})

const ofIt = [noteKeys.ofResource('order_1'), noteKeys.detail('note_1')]
const payload = { resource_id: 'order_1', resource_type: 'order', value: 'Call back' }

export const writes = [
  written(useCreateNote, payload, [noteKeys.ofResource('order_1')]),
  written(useUpdateNote, { id: 'note_1', resourceId: 'order_1', value: 'Done' }, ofIt),
  written(useDeleteNote, { id: 'note_1', resourceId: 'order_1' }, ofIt),
]
