import { customerKeys } from '@stoa/api/store/customers'
import {
  orderEditKeys,
  orderEditQueries,
  useCompleteOrderEdit,
  useDeclineOrderEdit,
} from '@stoa/api/store/order-edits'
import { orderKeys } from '@stoa/api/store/orders'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof orderEditQueries> = (http) => ({
  detail: [orderEditQueries(http).detail('oe_1'), orderEditQueries(http).detail('oe_2')],
})

export const writes = [
  written(useDeclineOrderEdit, { id: 'oe_1', reason: 'Too dear' }, [orderEditKeys.detail('oe_1')]),
  written(useCompleteOrderEdit, { id: 'oe_1' }, [
    orderEditKeys.detail('oe_1'),
    orderKeys.all,
    customerKeys.orders(),
  ]),
]
