import { FormNotices, useWriteNotice } from '@stoa/admin/form'
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
  const { mutate: create, isPending, error } = useCreateDiscountCondition()
  const notice = useWriteNotice(error)
  const save = (condition: ChosenCondition) => {
    const onSuccess = () => {
      notify.success(t('discounts.conditions.added'), discount.code)
      onClose()
    }
    create({ discountId: discount.id, payload: conditionPayload(condition) }, { onSuccess })
  }
  return (
    <ConditionDialog
      title={t('discounts.conditions.add')}
      others={discount.rule.conditions}
      isSaving={isPending}
      onSave={save}
      onClose={onClose}
    >
      <FormNotices form={notice} isNew />
    </ConditionDialog>
  )
}
