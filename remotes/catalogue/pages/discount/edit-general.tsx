import type { AdminDiscount } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import { Controller } from 'react-hook-form'

import { AllocationField } from '../../components/discount/allocation-field.tsx'
import { CodeField } from '../../components/discount/code-field.tsx'
import { GeneralFields } from '../../components/discount/general-fields.tsx'
import { MetadataField } from '../../components/metadata-field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { CODE_RULES } from '../../model/discount-form-rules.ts'
import { useDiscountEdit } from './use-discount-edit.ts'

interface EditGeneralProps {
  discount: AdminDiscount
  onClose: () => void
}

/** Changes what a discount is called, takes off and where it counts; of a template's code the code alone. */
export function EditGeneral({ discount, onClose }: EditGeneralProps) {
  const { t } = useTranslation()
  const form = useDiscountEdit(discount, onClose)
  return (
    <FormDialog title={t('discounts.edit.general')} form={form} onClose={onClose}>
      {discount.parent_discount_id ? (
        <Controller
          name="code"
          control={form.control}
          rules={CODE_RULES}
          render={({ field }) => <CodeField {...field} errors={form.errorsOf('code')} />}
        />
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
