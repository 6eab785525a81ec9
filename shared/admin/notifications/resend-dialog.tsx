import { resentAs, useResendNotification } from '@stoa/api/admin/notifications'
import { useApi } from '@stoa/api/react'
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
  const http = useApi()
  const { mutateAsync: resend } = useResendNotification()
  const idsNow = async (address: string) => (await resentAs(http, id, address)).map((made) => made.id)
  const form = useRecordForm({
    id: `resend-${id}`,
    values: { to },
    save: async (values) => {
      const known = await idsNow(values.to)
      await resend({ id, to: values.to, known })
      // Browsers send a POST again by themselves when a connection that they reuse closes.
      const now = await idsNow(values.to).catch(() => known)
      const isTwice = now.filter((made) => !known.includes(made)).length > 1
      if (isTwice) notify.error(t('admin.resend.twice'), values.to)
      else notify.success(t('admin.resend.done'), values.to)
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
