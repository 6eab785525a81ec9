export * as noteCalls from './notes-calls.ts'
export { noteKeys } from '../keys.ts'
export { useCreateNote, useDeleteNote, useUpdateNote } from './notes-mutations.ts'
export { noteQueries } from './notes-queries.ts'
