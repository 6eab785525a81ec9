import { Field, FormDialog, REQUIRED_EMAIL, useRecordForm } from '@stoa/admin/form'
import { useResendNotification } from '@stoa/api/admin/notifications'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'

/** A message that was sent. */
export interface Sent {
  id: string
  to: string
  event_name: string | null
  created_at: string
}

interface ResendDialogProps {
  sent: Sent
  onClose: () => void
}

/** Sends a message once more, to the same or to another address. */
export function ResendDialog({ sent: { id, to }, onClose }: ResendDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: resend } = useResendNotification()
  const form = useRecordForm({
    id: `resend-${id}`,
    values: { to },
    save: async (values) => {
      await resend({ id, to: values.to })
      notify.success(t('giftCards.notifications.resent'), values.to)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('giftCards.notifications.resendTitle')}
      size="small"
      saveLabel={t('giftCards.notifications.resend')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Field
        form={form}
        name="to"
        as={TextField}
        type="email"
        label={t('giftCards.notifications.to')}
        autoComplete="off"
        rules={REQUIRED_EMAIL}
      />
    </FormDialog>
  )
}
