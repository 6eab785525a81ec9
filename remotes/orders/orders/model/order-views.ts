/** What waits longest comes first. */
const OLDEST_FIRST = { column: 'date', direction: 'ascending' } as const

/** The views that the order list comes with. */
export const ORDER_VIEWS = [
  { id: 'to-pack', label: 'orders.needs.to_fulfil', set: { status: ['to_fulfil'] } },
  { id: 'late', label: 'orders.needs.late', set: { status: ['late'] }, sort: OLDEST_FIRST },
  { id: 'at-risk', label: 'orders.needs.at_risk', set: { status: ['at_risk'] }, sort: OLDEST_FIRST },
  {
    id: 'to-ship',
    label: 'orderList.views.toShip',
    set: {
      status: ['pending', 'completed', 'requires_action'],
      fulfillment_status: ['fulfilled', 'partially_shipped'],
    },
  },
  { id: 'to-capture', label: 'orders.needs.to_capture', set: { status: ['to_capture'] } },
  {
    id: 'done',
    label: 'orderList.views.done',
    set: { fulfillment_status: ['shipped'], payment_status: ['captured'] },
  },
] as const
