import type {
  AdminGetNotificationsParams,
  AdminPostNotificationsNotificationResendReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { NotificationPage, NotificationRes } from './notifications-types.ts'

/**
 * The messages sent to customers, newest first; `limit` defaults to 50. Join several values into one text, with
 * commas: `resource_id: 'order_1,order_2'`.
 */
export const list = (http: HttpClient, query?: AdminGetNotificationsParams, options?: CallOptions) =>
  http.get<NotificationPage>(route`/admin/notifications`, query, options)

/** Sends a notification again, to the payload's address if it has one. Refused with 404 when it does not exist. */
export const resend = (
  http: HttpClient,
  id: string,
  payload: AdminPostNotificationsNotificationResendReq,
  options?: CallOptions,
) => http.post<NotificationRes>(route`/admin/notifications/${id}/resend`, payload, options)
