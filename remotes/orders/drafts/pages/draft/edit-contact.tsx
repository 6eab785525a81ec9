import { Field, FormDialog, REQUIRED_EMAIL, useRecordForm } from '@stoa/admin/form'
import { useUpdateDraftOrder, type AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import type { AddressValues } from '@stoa/ui/address-fields'
import { TextField } from '@stoa/ui/text-field'

import { AddressForm } from '../../components/address-form.tsx'
import { addressPayload } from '../../model/draft-payload.ts'
import { addressValues } from '../../model/draft-source.ts'

interface EditContactProps {
  draft: AdminDraftOrder
  onClose: () => void
}

interface ContactValues {
  email: string
  shipping: AddressValues
  billing: AddressValues
}

/** Changes the e-mail address and the addresses of a draft order; lines and shipping stay as they are. */
export function EditContact({ draft, onClose }: EditContactProps) {
  const { id, display_id, cart } = draft
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateDraftOrder()
  const form = useRecordForm<ContactValues>({
    id: `draft-order-contact-${id}`,
    values: {
      email: cart.email ?? '',
      shipping: addressValues(cart.shipping_address),
      billing: addressValues(cart.billing_address),
    },
    save: async (_values, { email, shipping, billing }) => {
      await update({
        id,
        changes: {
          ...(email !== undefined && { email }),
          ...(shipping && { shipping_address: addressPayload(shipping) ?? {} }),
          ...(billing && { billing_address: addressPayload(billing) ?? {} }),
        },
      })
      notify.success(t('draftOrders.saved'), `#${display_id}`)
      onClose()
    },
  })
  return (
    <FormDialog title={t('draftOrders.customer.edit')} size="large" form={form} onClose={onClose}>
      <Field
        form={form}
        name="email"
        as={TextField}
        rules={REQUIRED_EMAIL}
        label={t('draftOrders.columns.email')}
        description={t('draftOrders.customer.emailMoves')}
        type="email"
        autoComplete="off"
      />
      <AddressForm control={form.control} name="shipping" regionId={cart.region_id} />
      <AddressForm control={form.control} name="billing" />
    </FormDialog>
  )
}
