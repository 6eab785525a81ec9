import { Field, FormDialog, REQUIRED_EMAIL, useRecordForm } from '@stoa/admin/form'
import { useUpdateOrder, type AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'

interface EditEmailProps {
  order: AdminOrder
  onClose: () => void
}

export function EditEmail({ order: { id, email, display_id }, onClose }: EditEmailProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateOrder()
  const form = useRecordForm({
    id: `email-${id}`,
    values: { email },
    save: async (typed) => {
      await update({ id, changes: { email: typed.email.trim() } })
      notify.success(t('order.customer.saved'), `#${display_id}`)
      onClose()
    },
  })
  return (
    <FormDialog title={t('order.customer.email')} size="small" form={form} onClose={onClose}>
      <Field
        form={form}
        name="email"
        as={TextField}
        type="email"
        autoComplete="off"
        label={t('orders.customer.email')}
        description={t('order.customer.emailHint')}
        rules={REQUIRED_EMAIL}
      />
    </FormDialog>
  )
}
