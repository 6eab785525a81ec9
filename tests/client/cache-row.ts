import type { QueryKey } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'

/** A query with samples for its arguments. */
export interface SampleQuery {
  queryKey: QueryKey
  queryFn?: unknown
}

/** One sample, or several that must not share a key, for every query of a noun: leaving one out does not compile. */
export type QueriesOf<Queries extends (http: HttpClient) => object> = (http: HttpClient) => {
  [Name in keyof ReturnType<Queries>]: SampleQuery | SampleQuery[]
}

/** A write hook as far as the test needs it. */
type WriteHook<Variables> = () => { mutateAsync: (variables: Variables) => Promise<object> }

/** A write, its variables, and exactly the keys it makes stale. */
export interface CacheRow {
  hook: WriteHook<unknown>
  variables: unknown
  stale: readonly QueryKey[]
}

/** Types the variables by the hook. */
export const written = <Variables>(
  hook: WriteHook<Variables>,
  variables: NoInfer<Variables>,
  stale: readonly QueryKey[],
): CacheRow => ({ hook: hook as WriteHook<unknown>, variables, stale })
