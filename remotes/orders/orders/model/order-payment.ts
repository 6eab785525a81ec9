import type { AdminOrder } from '@stoa/api/admin/orders'

export type OrderPayment = AdminOrder['payments'][number]
