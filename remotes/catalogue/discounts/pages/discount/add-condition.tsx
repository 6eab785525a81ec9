import { useCreateDiscountCondition, type AdminDiscount } from '@stoa/api/admin/discounts'
import { isSessionLost } from '@stoa/api/http'
import { useFailureText, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'

import { ConditionDialog } from '../../components/condition-dialog.tsx'
import { conditionPayload, type ChosenCondition } from '../../model/conditions.ts'

interface AddConditionProps {
  discount: AdminDiscount
  onClose: () => void
}

export function AddCondition({ discount, onClose }: AddConditionProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const { mutate: create, isPending, error } = useCreateDiscountCondition()
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
      {error && !isSessionLost(error) ? (
        <Banner tone="error" title={t('admin.notSaved')}>
          {failureText(error)}
        </Banner>
      ) : null}
    </ConditionDialog>
  )
}
