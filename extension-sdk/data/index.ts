/** Reads of the Admin API (Medusa 1.x) and settings, typed and in the admin's own cache. Becomes part of the extension's build. */
export type { AnswerOf, ListAnswer, RecordAnswer } from './admin-api.ts'
export { useApiQuery, type ApiQueryOptions } from './use-api-query.ts'
export { readSettings, useSettings, type SettingsOf, type SettingsState } from './use-settings.ts'
