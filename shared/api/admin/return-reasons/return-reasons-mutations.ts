import type { AdminPostReturnReasonsReasonReq, AdminPostReturnReasonsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as returnReasonCalls from './return-reasons-calls.ts'
import { returnReasonKeys } from '../keys.ts'

/** Adds a reason for returns. The form shows an error. */
export const useCreateReturnReason = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostReturnReasonsReq) => returnReasonCalls.create(http, payload),
    stale: ({ parent_return_reason_id: parent }) => [
      returnReasonKeys.lists(),
      ...(parent ? [returnReasonKeys.detail(parent)] : []),
    ],
  })

/** Changes a reason, which its parent and children show too. The form shows an error. */
export const useUpdateReturnReason = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: AdminPostReturnReasonsReasonReq }) =>
      returnReasonCalls.update(http, id, changes),
    stale: () => [returnReasonKeys.lists(), returnReasonKeys.details()],
  })

/** Deletes a reason, which its parent and children show too. */
export const useDeleteReturnReason = () =>
  useWrite({
    call: (http, { id }: { id: string }) => returnReasonCalls.delete(http, id),
    stale: () => [returnReasonKeys.lists(), returnReasonKeys.details()],
    gone: ({ id }) => [returnReasonKeys.detail(id)],
  })
