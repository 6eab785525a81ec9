import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { customerCalls } from '@stoa/api/admin/customers'
import { useUpdateOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { ComboField } from '@stoa/ui/combo-field'

import { searchCustomers } from '../../../customers/model/customer-options.ts'
import { personName } from '../../model/person-name.ts'

interface TransferOrderProps {
  order: { id: string; email: string; customer: { id: string } | null }
  onClose: () => void
}

/** Gives an order to another customer with an account, whose e-mail it takes. */
export function TransferOrder({ order, onClose }: TransferOrderProps) {
  const { t } = useTranslation()
  const http = useApi()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateOrder()
  const form = useRecordForm<{ customerId: string | null }>({
    id: `transfer-${order.id}`,
    values: { customerId: null },
    save: async ({ customerId }) => {
      if (customerId === null) return false
      const { customer } = await customerCalls.retrieve(http, customerId)
      await update({ id: order.id, changes: { customer_id: customer.id, email: customer.email } })
      notify.success(t('order.transfer.done'), personName(customer) ?? customer.email)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('order.transfer.title')}
      size="small"
      saveLabel={t('order.transfer.action')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <p>{t('order.transfer.message', { email: order.email })}</p>
      <Field
        form={form}
        name="customerId"
        as={ComboField}
        load={searchCustomers(http, { has_account: true })}
        label={t('order.transfer.to')}
        placeholder={t('order.transfer.choose')}
        rules={{
          required: 'admin.missing',
          validate: (id: string | null) => id !== order.customer?.id || 'order.transfer.same',
        }}
      />
    </FormDialog>
  )
}
