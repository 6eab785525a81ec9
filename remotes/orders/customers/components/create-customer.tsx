import { FormDialog, isDuplicate, useRecordForm } from '@stoa/admin/form'
import { useCreateCustomer } from '@stoa/api/admin/customers'
import { useContributedFields, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'

import { firstPassword } from '../model/first-password.ts'
import { CustomerFields, type ContactValues } from './customer-fields.tsx'

const BLANK: ContactValues = { email: '', first_name: '', last_name: '', phone: '' }

/** Creates a customer with an account and opens its page. */
export function CreateCustomer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { open } = useNavigation()
  const { mutateAsync: create, isPending } = useCreateCustomer()
  const contributed = useContributedFields('customer', undefined, isPending)
  const form = useRecordForm<ContactValues>({
    id: 'new-customer',
    values: BLANK,
    parts: [contributed],
    refusalOf: (error) =>
      isDuplicate(error) ? { field: 'email', text: 'customers.create.duplicate' } : undefined,
    save: async ({ phone, ...values }) => {
      const { customer } = await create({
        ...values,
        ...(phone && { phone }),
        ...(contributed.changes && { metadata: contributed.changes }),
        password: firstPassword(),
      })
      notify.success(t('customers.created'), values.email)
      onClose()
      open(`/customers/${customer.id}`)
    },
  })
  return (
    <FormDialog
      title={t('customers.create.title')}
      subtitle={t('customers.create.subtitle')}
      saveLabel={t('customers.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <CustomerFields form={form} emailHint={t('customers.create.emailHint')} />
      {contributed.elements}
    </FormDialog>
  )
}
