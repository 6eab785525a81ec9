export * as noteCalls from './notes-calls.ts'
export { noteKeys } from '../keys.ts'
export { useCreateNote, useCreateNotes, useDeleteNote, useUpdateNote } from './notes-mutations.ts'
export { noteQueries } from './notes-queries.ts'
