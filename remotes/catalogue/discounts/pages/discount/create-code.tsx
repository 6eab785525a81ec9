import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useCreateDynamicCode, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { CodeField } from '../../components/code-field.tsx'
import { CODE_RULES } from '../../model/discount-form-rules.ts'

interface CreateCodeProps {
  template: AdminDiscount
  onClose: () => void
}

export function CreateCode({ template, onClose }: CreateCodeProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateDynamicCode()
  const form = useRecordForm({
    id: 'new-code',
    values: { code: '' },
    save: async (payload) => {
      const { discount } = await create({ id: template.id, payload })
      notify.success(t('discounts.codes.created'), discount.code)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('discounts.codes.create')}
      subtitle={t('discounts.codes.like', { code: template.code })}
      saveLabel={t('discounts.codes.create')}
      form={form}
      onClose={onClose}
      isSavedAsIs
    >
      <Field form={form} name="code" as={CodeField} rules={CODE_RULES} />
    </FormDialog>
  )
}
