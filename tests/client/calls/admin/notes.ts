import { notes } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

/** Runs after the orders. */
export const rows = [
  row({
    name: 'admin.notes.create',
    route: 'POST /admin/notes',
    body: { resource_id: '{order}', resource_type: 'order', value: 'Call back' },
    call: (http, id) =>
      notes.create(http, { resource_id: id('order'), resource_type: 'order', value: 'Call back' }),
    learn: ({ note }) => ({ note: note.id }),
  }),
  row({
    name: 'admin.notes.update',
    route: 'POST /admin/notes/{note}',
    body: { value: 'Called back' },
    call: (http, id) => notes.update(http, id('note'), { value: 'Called back' }),
  }),
  row({
    name: 'admin.notes.retrieve',
    route: 'GET /admin/notes/{note}',
    call: (http, id) => notes.retrieve(http, id('note')),
  }),
  row({
    name: 'admin.notes.list',
    route: 'GET /admin/notes',
    query: 'resource_id={order}&limit=5',
    call: (http, id) => notes.list(http, { resource_id: id('order'), limit: 5 }),
  }),
  row({
    name: 'admin.notes.delete',
    route: 'DELETE /admin/notes/{note}',
    call: (http, id) => notes.delete(http, id('note')),
  }),
]
