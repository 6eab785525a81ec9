import { useCreateDynamicCode, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Controller } from 'react-hook-form'

import { CodeField } from '../../components/discount/code-field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { CODE_RULES } from '../../model/discount-form-rules.ts'

interface CreateCodeProps {
  template: AdminDiscount
  onClose: () => void
}

export function CreateCode({ template, onClose }: CreateCodeProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateDynamicCode()
  const form = useDialogForm({
    defaultValues: { code: '' },
    refusable: { code: 'code' },
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
      <Controller
        name="code"
        control={form.control}
        rules={CODE_RULES}
        render={({ field }) => <CodeField {...field} errors={form.errorsOf('code')} />}
      />
    </FormDialog>
  )
}
