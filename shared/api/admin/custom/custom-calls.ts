import type { CallOptions, HttpClient, Query } from '@stoa/api/http'
import { toAdminPath } from './admin-path.ts'

/**
 * Reads a custom endpoint of the backend. The path is put under `/admin` when it is not there, and
 * refused with an Error when it would leave it again. The caller declares the type of the answer.
 */
export const get = <Body extends object>(
  http: HttpClient,
  path: string,
  query?: Query,
  options?: CallOptions,
) => http.get<Body>(toAdminPath(path), query, options)

/** Writes to such an endpoint; the path is treated as in {@link get}. */
export const post = <Body extends object>(
  http: HttpClient,
  path: string,
  payload?: object,
  options?: CallOptions,
) => http.post<Body>(toAdminPath(path), payload, options)

/** Deletes at such an endpoint; the path is treated as in {@link get}. */
const remove = <Body extends object>(
  http: HttpClient,
  path: string,
  payload?: object,
  options?: CallOptions,
) => http.delete<Body>(toAdminPath(path), payload, options)
export { remove as delete }
