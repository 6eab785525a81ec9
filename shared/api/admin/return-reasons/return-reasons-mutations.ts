import type { AdminPostReturnReasonsReasonReq, AdminPostReturnReasonsReq } from '@medusajs/client-types'
import { hasStatus } from '@stoa/api/http'
import { useWrite, useWriteEach } from '@stoa/api/react'
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

/**
 * Deletes several reasons, each with its children. One that went with its parent already counts as deleted. The list
 * shows the result of each.
 */
export const useDeleteReturnReasons = () =>
  useWriteEach({
    call: async (http, id) => {
      try {
        await returnReasonCalls.delete(http, id)
      } catch (error) {
        if (!hasStatus(error, 404)) throw error
      }
    },
    stale: () => [returnReasonKeys.lists(), returnReasonKeys.details()],
    gone: (ids) => ids.map((id) => returnReasonKeys.detail(id)),
  })
