import { useCreateDiscountCondition, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { ConditionDialog } from '../../components/condition-dialog.tsx'
import { conditionPayload, type ChosenCondition } from '../../model/conditions.ts'

interface AddConditionProps {
  discount: AdminDiscount
  onClose: () => void
}

export function AddCondition({ discount, onClose }: AddConditionProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateDiscountCondition()
  const save = async (condition: ChosenCondition) => {
    await create({ discountId: discount.id, payload: conditionPayload(condition) })
    notify.success(t('discounts.conditions.added'), discount.code)
    onClose()
  }
  return (
    <ConditionDialog
      title={t('discounts.conditions.add')}
      others={discount.rule.conditions}
      onSave={save}
      onClose={onClose}
    />
  )
}
