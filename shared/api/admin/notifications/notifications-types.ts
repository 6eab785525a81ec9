import type { AdminNotificationsListRes, Notification } from '@medusajs/client-types'

/** A message as the backend answers it; its contents, customer and original are only sent when a query names them. */
type AnsweredNotification = Omit<Notification, 'customer_id' | 'data' | 'parent_id'>

/** One page of messages. */
export type NotificationPage = Omit<AdminNotificationsListRes, 'notifications'> & {
  notifications: AnsweredNotification[]
}

/** The answer of a resend: the message that was sent again. */
export interface NotificationRes {
  notification: AnsweredNotification
}
