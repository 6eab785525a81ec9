import {
  returnReasonKeys,
  returnReasonQueries,
  useCreateReturnReason,
  useDeleteReturnReasons,
  useUpdateReturnReason,
} from '@stoa/api/admin/return-reasons'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof returnReasonQueries> = (http) => ({
  list: returnReasonQueries(http).list(),
  detail: [returnReasonQueries(http).detail('rr_1'), returnReasonQueries(http).detail('rr_2')],
})

const payload = { label: 'Too heavy', value: 'too_heavy' }
const { lists, details, detail } = returnReasonKeys

export const writes = [
  written(useCreateReturnReason, payload, [lists()]),
  written(useCreateReturnReason, { ...payload, parent_return_reason_id: 'rr_1' }, [lists(), detail('rr_1')]),
  written(useUpdateReturnReason, { id: 'rr_1', changes: { label: 'Heavy' } }, [lists(), details()]),
  written(useDeleteReturnReasons, { ids: ['rr_1'], change: undefined }, [lists(), details()]),
]
