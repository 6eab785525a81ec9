import { Field, FormDialog } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import type { AdminDiscount } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'

import { AllocationField } from '../../components/allocation-field.tsx'
import { CodeField } from '../../components/code-field.tsx'
import { GeneralFields } from '../../components/general-fields.tsx'
import { CODE_RULES } from '../../model/discount-form-rules.ts'
import { useDiscountEdit } from './use-discount-edit.ts'

interface EditGeneralProps {
  discount: AdminDiscount
  onClose: () => void
}

/** Changes what a discount is called, takes off and where it counts; of a template's code the code alone. */
export function EditGeneral({ discount, onClose }: EditGeneralProps) {
  const { t } = useTranslation()
  const form = useDiscountEdit(discount, 'general', onClose)
  return (
    <FormDialog title={t('discounts.edit.general')} form={form} onClose={onClose}>
      {discount.parent_discount_id ? (
        <Field form={form} name="code" as={CodeField} rules={CODE_RULES} />
      ) : (
        <>
          <GeneralFields form={form} />
          {discount.rule.type === 'fixed' ? <AllocationField form={form} /> : null}
        </>
      )}
      <MetadataField form={form} />
    </FormDialog>
  )
}
