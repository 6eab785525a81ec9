import { useResendNotification } from '@stoa/api/admin/notifications'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../../components/form-dialog.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { REQUIRED_EMAIL } from '../../model/text-rules.ts'

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
  const form = useDialogForm({
    defaultValues: { to },
    refusable: { to: 'to' },
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
      <Controller
        name="to"
        control={form.control}
        rules={REQUIRED_EMAIL}
        render={({ field }) => (
          <TextField
            {...field}
            type="email"
            label={t('giftCards.notifications.to')}
            errors={form.errorsOf('to')}
            autoComplete="off"
            isRequired
          />
        )}
      />
    </FormDialog>
  )
}
