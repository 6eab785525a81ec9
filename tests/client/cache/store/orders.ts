import { customerKeys } from '@stoa/api/store/customers'
import { orderKeys, orderQueries, useConfirmRequest, useRequestCustomerOrders } from '@stoa/api/store/orders'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof orderQueries> = (http) => ({
  detail: orderQueries(http).detail('order_1'),
  ofCart: orderQueries(http).ofCart('cart_1'),
  lookup: [
    orderQueries(http).lookup({ display_id: 1, email: 'ada@stoa.test' }),
    orderQueries(http).lookup({ display_id: 2, email: 'ada@stoa.test' }),
  ],
})

export const writes = [
  written(useRequestCustomerOrders, { order_ids: ['order_1'] }, []),
  written(useConfirmRequest, { token: 'token' }, [orderKeys.all, customerKeys.orders()]),
]
