import { useWrite } from '@stoa/api/react'
import * as notificationCalls from './notifications-calls.ts'
import { notificationKeys } from '../keys.ts'

/** Sends a notification again, to another address if `to` says one. The form shows a refusal. */
export const useResendNotification = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, to }: { id: string; to?: string }) => notificationCalls.resend(http, id, { to }),
    stale: () => [notificationKeys.lists()],
  })
