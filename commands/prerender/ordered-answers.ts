import type { HttpClient } from '@stoa/api/http'

/** A value with the keys of all its objects in alphabetical order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part)]))
}

/**
 * A client whose answers are the same text as long as they say the same: the store sends fields in the order in which it
 * finds their values.
 */
export const orderedAnswers = (http: HttpClient): HttpClient => ({
  ...http,
  get: async <Answer extends object>(...request: Parameters<HttpClient['get']>) =>
    ordered(await http.get<Answer>(...request)) as Answer,
})
