import { notifications } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.notifications.list',
    route: 'GET /admin/notifications',
    query: 'resource_type=order&resource_id={order}&limit=5',
    call: (http, id) =>
      notifications.list(http, { resource_type: 'order', resource_id: id('order'), limit: 5 }),
  }),
  row({
    name: 'admin.notifications.resend',
    route: 'POST /admin/notifications/{notification}/resend',
    body: { to: 'shopper@stoa.test' },
    call: (http, id) => notifications.resend(http, id('notification'), { to: 'shopper@stoa.test' }),
  }),
]
