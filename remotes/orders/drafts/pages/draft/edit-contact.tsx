import { Field, FormDialog, REQUIRED_EMAIL, useRecordForm } from '@stoa/admin/form'
import { useUpdateDraftOrder, type AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import type { AddressValues } from '@stoa/i18n/address-fields'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import { AddressForm } from '../../components/address-form.tsx'
import { addressChanges } from '../../model/address-changes.ts'
import { isIncomplete } from '../../model/draft-problem.ts'
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
  const saved = {
    email: cart.email ?? '',
    shipping: addressValues(cart.shipping_address),
    billing: addressValues(cart.billing_address),
  }
  const form = useRecordForm<ContactValues>({
    id: `draft-order-contact-${id}`,
    values: saved,
    save: async (_values, { email, shipping, billing }) => {
      await update({
        id,
        changes: {
          ...(email !== undefined && { email }),
          ...(shipping && { shipping_address: addressChanges(shipping, saved.shipping) }),
          ...(billing && { billing_address: addressChanges(billing, saved.billing) }),
        },
      })
      notify.success(t('draftOrders.saved'), `#${display_id}`)
      onClose()
    },
  })
  const typed = useWatch({ control: form.control }) as ContactValues
  /** An address that was incomplete before does not get in the way of another change. */
  const isWhole = (name: 'shipping' | 'billing') =>
    isIncomplete(typed[name]) && JSON.stringify(typed[name]) !== JSON.stringify(saved[name])
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
      <AddressForm
        control={form.control}
        name="shipping"
        regionId={cart.region_id}
        isWhole={isWhole('shipping')}
      />
      <AddressForm control={form.control} name="billing" isWhole={isWhole('billing')} />
    </FormDialog>
  )
}
