import { useWriteEach } from '@stoa/api/react'
import * as discountCalls from './discounts-calls.ts'
import { discountKeys } from '../keys.ts'

const stale = (ids: readonly string[]) => [
  discountKeys.lists(),
  discountKeys.codes(),
  ...ids.map((id) => discountKeys.detail(id)),
]

/** Disables several discounts, or enables them. The list shows the result of each. */
export const useSwitchDiscounts = () =>
  useWriteEach({
    call: (http, id, { disabled }: { disabled: boolean }) =>
      discountCalls.update(http, id, { is_disabled: disabled }),
    stale,
  })

/** Deletes several discounts. The list shows the result of each. */
export const useDeleteDiscounts = () =>
  useWriteEach({ call: (http, id) => discountCalls.delete(http, id), stale })

/** Adds several codes to the dynamic discount `id`. */
export const useCreateDynamicCodes = () =>
  useWriteEach({
    call: (http, code, { id }: { id: string }) => discountCalls.createDynamicCode(http, id, { code }),
    stale: () => [discountKeys.lists()],
  })

/** Removes several codes from the dynamic discount `id`. */
export const useDeleteDynamicCodes = () =>
  useWriteEach({
    call: (http, code, { id }: { id: string }) => discountCalls.deleteDynamicCode(http, id, code),
    stale: () => [discountKeys.lists(), discountKeys.codes()],
  })
