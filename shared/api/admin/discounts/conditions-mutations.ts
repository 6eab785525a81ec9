import type {
  AdminPostDiscountsDiscountConditions,
  AdminPostDiscountsDiscountConditionsCondition,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import {
  collectionKeys,
  customerGroupKeys,
  discountKeys,
  productKeys,
  productTagKeys,
  productTypeKeys,
} from '../keys.ts'
import * as discountCalls from './discounts-calls.ts'

interface NewCondition {
  discountId: string
  payload: AdminPostDiscountsDiscountConditions
}

interface OneCondition {
  discountId: string
  conditionId: string
}

type ConditionUpdate = OneCondition & { changes: AdminPostDiscountsDiscountConditionsCondition }

type NamedResources = OneCondition & { resourceIds: string[] }

/** Limits a discount by one more condition. The form shows an error. */
export const useCreateDiscountCondition = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { discountId, payload }: NewCondition) =>
      discountCalls.createCondition(http, discountId, payload),
    stale: discount,
  })

/** Replaces the items of a condition. The form shows an error. */
export const useUpdateDiscountCondition = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { discountId, conditionId, changes }: ConditionUpdate) =>
      discountCalls.updateCondition(http, discountId, conditionId, changes),
    stale: whatItNames,
  })

/** Deletes a condition. The page shows an error. */
export const useDeleteDiscountCondition = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { discountId, conditionId }: OneCondition) =>
      discountCalls.deleteCondition(http, discountId, conditionId),
    stale: discount,
  })

/** Adds items to a condition. The form shows an error. */
export const useAddConditionResources = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { discountId, conditionId, resourceIds }: NamedResources) =>
      discountCalls.addConditionResourceBatch(http, discountId, conditionId, {
        resources: named(resourceIds),
      }),
    stale: whatItNames,
  })

/** Removes items from a condition. The form shows an error. */
export const useRemoveConditionResources = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { discountId, conditionId, resourceIds }: NamedResources) =>
      discountCalls.deleteConditionResourceBatch(http, discountId, conditionId, {
        resources: named(resourceIds),
      }),
    stale: whatItNames,
  })

const named = (ids: string[]) => ids.map((id) => ({ id }))

function discount({ discountId }: { discountId: string }) {
  return [discountKeys.lists(), discountKeys.detail(discountId), discountKeys.codes()]
}

/** Lists of products, of their kinds and of customer groups can be narrowed by a condition that names them. */
function whatItNames({ discountId }: OneCondition) {
  return [
    discountKeys.detail(discountId),
    productKeys.lists(),
    productTypeKeys.lists(),
    productTagKeys.lists(),
    collectionKeys.lists(),
    customerGroupKeys.lists(),
  ]
}
