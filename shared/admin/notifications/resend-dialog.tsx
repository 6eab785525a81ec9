import { useResendNotification } from '@stoa/api/admin/notifications'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'

import { Field } from '../form/field.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { REQUIRED_EMAIL } from '../form/text-rules.ts'
import { useRecordForm } from '../form/use-record-form.ts'

/** A message that was sent. */
export interface SentNotification {
  id: string
  to: string
}

interface ResendDialogProps {
  sent: SentNotification
  onClose: () => void
}

/** Sends a message once more, to the same or to another address. Load it with `lazyDialog`. */
export function ResendDialog({ sent: { id, to }, onClose }: ResendDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: resend } = useResendNotification()
  const form = useRecordForm({
    id: `resend-${id}`,
    values: { to },
    save: async (values) => {
      await resend({ id, to: values.to })
      notify.success(t('admin.resend.done'), values.to)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('admin.resend.title')}
      size="small"
      saveLabel={t('admin.resend.action')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Field
        form={form}
        name="to"
        as={TextField}
        type="email"
        label={t('admin.resend.to')}
        autoComplete="off"
        rules={REQUIRED_EMAIL}
      />
    </FormDialog>
  )
}
