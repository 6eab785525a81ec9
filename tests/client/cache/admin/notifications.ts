import { notificationKeys, notificationQueries, useResendNotification } from '@stoa/api/admin/notifications'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof notificationQueries> = (http) => ({
  list: [notificationQueries(http).list(), notificationQueries(http).list({ resource_id: 'order_1' })],
})

export const writes = [
  written(useResendNotification, { id: 'noti_1', to: 'ada@stoa.test', known: [] }, [
    notificationKeys.lists(),
  ]),
]
