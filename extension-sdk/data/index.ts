/** Reads of the Admin API (Medusa 1.x), typed and in the admin's own cache. Becomes part of the extension's build. */
export type { AnswerOf, ListAnswer, RecordAnswer } from './admin-api.ts'
export { useApiQuery, type ApiQueryOptions } from './use-api-query.ts'
