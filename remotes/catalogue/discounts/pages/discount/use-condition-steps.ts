import type { Step } from '@stoa/admin/steps'
import {
  useAddConditionResources,
  useCreateDiscountCondition,
  useDeleteDiscountCondition,
  useRemoveConditionResources,
} from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'

import { conditionPayload, namedChanges, type ChosenCondition } from '../../model/conditions.ts'

/** The calls that make of a condition what was chosen. */
export function useConditionSteps(discountId: string, before: ChosenCondition & { id: string }) {
  const { t } = useTranslation()
  const { mutateAsync: create } = useCreateDiscountCondition()
  const { mutateAsync: remove } = useDeleteDiscountCondition()
  const { mutateAsync: put } = useAddConditionResources()
  const { mutateAsync: take } = useRemoveConditionResources()
  const one = { discountId, conditionId: before.id }
  const step = (id: string, run: Step['run'], when = true): Step[] =>
    when ? [{ id, label: t(`discounts.conditions.steps.${id}`), run }] : []

  return (after: ChosenCondition): Step[] => {
    // The store cannot turn a condition around. With both, nothing is reduced for a moment; with none, everything was.
    if (after.operator !== before.operator) {
      return [
        ...step('create', () => create({ discountId, payload: conditionPayload(after) })),
        ...step('delete', () => remove(one)),
      ]
    }
    const { added, removed } = namedChanges(before.named, after.named)
    return [
      ...step('put', () => put({ ...one, resourceIds: added }), added.length > 0),
      ...step('take', () => take({ ...one, resourceIds: removed }), removed.length > 0),
    ]
  }
}
