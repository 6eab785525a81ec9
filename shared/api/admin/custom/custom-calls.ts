import type { CallOptions, HttpClient, Query } from '@stoa/api/http'
import { toAdminPath } from './admin-path.ts'

/** Calls of an endpoint that somebody added to the backend. The path is put under `/admin` when it is not there. */
export const customCalls = {
  get: <Body extends object>(http: HttpClient, path: string, query?: Query, options?: CallOptions) =>
    http.get<Body>(toAdminPath(path), query, options),

  post: <Body extends object>(http: HttpClient, path: string, payload?: object, options?: CallOptions) =>
    http.post<Body>(toAdminPath(path), payload, options),

  delete: <Body extends object>(http: HttpClient, path: string, payload?: object, options?: CallOptions) =>
    http.delete<Body>(toAdminPath(path), payload, options),
}
