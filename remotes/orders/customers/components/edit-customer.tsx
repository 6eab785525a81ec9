import { FormDialog, isDuplicate, useRecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useUpdateCustomer, type CustomerRow } from '@stoa/api/admin/customers'
import { useContributedFields, useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

import { CustomerFields, type ContactValues } from './customer-fields.tsx'

interface EditCustomerProps {
  customer: CustomerRow
  onClose: () => void
}

interface CustomerValues extends ContactValues {
  metadata: readonly MetadataRow[]
}

/** Changes how to reach a customer, and the metadata. The API keeps the e-mail address of an account. */
export function EditCustomer({ customer, onClose }: EditCustomerProps) {
  const { id, email, first_name, last_name, phone, has_account } = customer
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update, isPending } = useUpdateCustomer()
  const contributed = useContributedFields('customer', customer, isPending)
  const form = useRecordForm<CustomerValues>({
    id: `customer-${id}`,
    values: {
      email,
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      phone: phone ?? '',
      metadata: rowsOf(customer.metadata),
    },
    parts: [contributed],
    refusalOf: (error) =>
      isDuplicate(error) ? { field: 'email', text: 'customers.edit.duplicate' } : undefined,
    save: async (values, { metadata: typed, ...contact }) => {
      const metadata = changedMetadata(customer.metadata, typed, contributed.changes)
      await update({ id, changes: { ...contact, ...metadata } })
      notify.success(t('customers.saved'), values.email)
      onClose()
    },
  })
  return (
    <FormDialog title={t('customers.edit.title')} form={form} onClose={onClose}>
      <CustomerFields
        form={form}
        isEmailFixed={has_account}
        emailHint={t(has_account ? 'customers.edit.emailFixed' : 'customers.edit.emailHint')}
      />
      <MetadataField form={form} />
      {contributed.elements}
    </FormDialog>
  )
}
