import { customKeys, customQueries, useCustomDelete, useCustomPost } from '@stoa/api/admin/custom'
import { customerKeys } from '@stoa/api/admin/customers'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof customQueries> = (http) => ({
  get: [
    customQueries(http).get('loyalty', { of: 'cus_1' }),
    customQueries(http).get('/loyalty/levels'),
    customQueries(http).get('/admin/loyalty/points'),
  ],
})

const path = '/loyalty/points'

export const writes = [
  written(useCustomPost, { path, payload: { add: 5 } }, [customKeys.path('/admin/loyalty/points')]),
  written(
    useCustomDelete,
    { path: 'loyalty', stale: [customKeys.path(path), customerKeys.detail('cus_1')] },
    [customKeys.path('/admin/loyalty'), customKeys.path(path), customerKeys.detail('cus_1')],
  ),
]
