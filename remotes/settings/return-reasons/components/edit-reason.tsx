import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateReturnReason } from '@stoa/api/admin/return-reasons'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { ReasonFields } from './reason-fields.tsx'

interface EditReasonProps {
  reason: { id: string; value: string; label: string; description: string | null }
  onClose: () => void
}

/** Changes what people read; the code stays, because programs know the reason by it. */
export function EditReason({ reason, onClose }: EditReasonProps) {
  const { id, value, label, description } = reason
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateReturnReason()
  const form = useRecordForm({
    id: `return-reason-${id}`,
    values: { label, description: description ?? '' },
    save: async (values, changes) => {
      await update({ id, changes })
      notify.success(t('returnReasons.saved'), values.label)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('returnReasons.edit')}
      subtitle={t('returnReasons.code', { value })}
      form={form}
      onClose={onClose}
    >
      <ReasonFields form={form} />
    </FormDialog>
  )
}
