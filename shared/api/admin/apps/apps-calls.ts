import type { AdminAppsListRes, AdminAppsRes, AdminPostAppsReq } from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'

/** Every app that plug-ins of the server have registered. The server has no pages of them. */
export const list = (http: HttpClient, options?: CallOptions) =>
  http.get<AdminAppsListRes>(route`/admin/apps`, undefined, options)

/**
 * Lets an app act for the store: exchanges the code of its sign-in for a token that the server keeps. Refused with 404
 * when no app has this name and with 400 when the state is not the one that the app began with.
 */
export const authorize = (http: HttpClient, payload: AdminPostAppsReq, options?: CallOptions) =>
  http.post<AdminAppsRes>(route`/admin/apps/authorizations`, payload, options)
