import { inventoryItemKeys } from '@stoa/api/admin/inventory-items'
import { orderKeys } from '@stoa/api/admin/orders'
import { paymentKeys } from '@stoa/api/admin/payments'
import { productKeys } from '@stoa/api/admin/products'
import { returnKeys, returnQueries, useCancelReturn, useReceiveReturn } from '@stoa/api/admin/returns'
import { swapKeys } from '@stoa/api/admin/swaps'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof returnQueries> = (http) => ({
  list: [returnQueries(http).list(), returnQueries(http).list({ offset: 50 })],
})

const one = { id: 'ret_1', orderId: 'order_1' }
const receipt = { items: [{ item_id: 'item_1', quantity: 1 }], refund: 500 }
const shown = [returnKeys.lists(), orderKeys.detail('order_1'), swapKeys.details()]

export const writes = [
  written(useReceiveReturn, { ...one, receipt }, [
    ...shown,
    orderKeys.lists(),
    paymentKeys.details(),
    inventoryItemKeys.all,
    variantKeys.all,
    productKeys.lists(),
    productKeys.details(),
  ]),
  written(useCancelReturn, one, shown),
]
