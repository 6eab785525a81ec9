import { useWrite } from '@stoa/api/react'
import * as notificationCalls from './notifications-calls.ts'
import { notificationKeys } from '../keys.ts'

/** Resends a notification, to another address when `to` is set. The form shows an error. */
export const useResendNotification = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, to }: { id: string; to?: string }) => notificationCalls.resend(http, id, { to }),
    stale: () => [notificationKeys.lists()],
  })
