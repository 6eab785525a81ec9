import type { AdminPostDiscountsDiscountDynamicCodesReq, AdminPostDiscountsReq } from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '@stoa/api/react'
import * as discountCalls from './discounts-calls.ts'
import { discountKeys } from '../keys.ts'
import type { AdminDiscount, DiscountChanges, DiscountPage, DiscountRes } from './discounts-types.ts'

interface DiscountSwitch {
  id: string
  disabled: boolean
}

interface NewCode {
  id: string
  payload: AdminPostDiscountsDiscountDynamicCodesReq
}

/** Makes a discount. A fixed amount is in minor units. The form shows an error. */
export const useCreateDiscount = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostDiscountsReq) => discountCalls.create(http, payload),
    stale: () => [discountKeys.lists()],
  })

/** Changes a discount. The form shows an error. */
export const useUpdateDiscount = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: DiscountChanges }) =>
      discountCalls.update(http, id, changes),
    stale: discount,
  })

/** Disables a discount or lets it count again: on screen at once, and back if the server refuses. */
export const useSwitchDiscount = () =>
  useWrite({
    call: (http, { id, disabled }: DiscountSwitch) =>
      discountCalls.update(http, id, { is_disabled: disabled }),
    stale: discount,
    preview: showAtOnce,
  })

/** Deletes a discount. */
export const useDeleteDiscount = () =>
  useWrite({
    call: (http, { id }: { id: string }) => discountCalls.delete(http, id),
    stale: discount,
    gone: ({ id }) => [discountKeys.detail(id)],
  })

/** Lets a discount count in one more region. */
export const useAddDiscountRegion = () =>
  useWrite({
    call: (http, { id, regionId }: { id: string; regionId: string }) =>
      discountCalls.addRegion(http, id, regionId),
    stale: discount,
  })

/** Stops a discount counting in a region. */
export const useRemoveDiscountRegion = () =>
  useWrite({
    call: (http, { id, regionId }: { id: string; regionId: string }) =>
      discountCalls.removeRegion(http, id, regionId),
    stale: discount,
  })

/** Adds a code to a dynamic discount; the code is a discount of its own. The form shows an error. */
export const useCreateDynamicCode = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, payload }: NewCode) => discountCalls.createDynamicCode(http, id, payload),
    stale: () => [discountKeys.lists()],
  })

/** Removes a dynamic code. */
export const useDeleteDynamicCode = () =>
  useWrite({
    call: (http, { id, code }: { id: string; code: string }) =>
      discountCalls.deleteDynamicCode(http, id, code),
    stale: ({ code }) => [discountKeys.lists(), discountKeys.byCode(code)],
  })

function discount({ id }: { id: string }) {
  return [discountKeys.lists(), discountKeys.detail(id), discountKeys.codes()]
}

function showAtOnce(cache: QueryClient, { id, disabled }: DiscountSwitch) {
  const changed = (shown: AdminDiscount) => (shown.id === id ? { ...shown, is_disabled: disabled } : shown)
  for (const queryKey of [discountKeys.detail(id), discountKeys.codes()]) {
    cache.setQueriesData<Partial<DiscountRes>>(
      { queryKey },
      (shown) => shown?.discount && { ...shown, discount: changed(shown.discount) },
    )
  }
  cache.setQueriesData<DiscountPage>(
    { queryKey: discountKeys.lists() },
    (page) => page && { ...page, discounts: page.discounts.map(changed) },
  )
}
