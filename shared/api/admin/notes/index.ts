export { noteCalls } from './notes-calls.ts'
export { useCreateNote } from './notes-mutations.ts'
export { noteKeys, noteQueries } from './notes-queries.ts'
