import { useWrite } from '@stoa/api/react'
import * as notificationCalls from './notifications-calls.ts'
import { notificationKeys } from '../keys.ts'
import { resentAs } from './resent.ts'

interface Resend {
  id: string
  to: string
  known: readonly string[]
}

/**
 * Resends a notification to an address. `known` are the ids of what it was sent again as so far: a lost answer is found among
 * the others. The form shows an error.
 */
export const useResendNotification = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, to, known }: Resend) =>
      notificationCalls.resend(
        http,
        id,
        { to },
        {
          happened: async (reader) => {
            const notification = (await resentAs(reader, id, to)).find((made) => !known.includes(made.id))
            return notification && { notification }
          },
        },
      ),
    stale: () => [notificationKeys.lists()],
  })
