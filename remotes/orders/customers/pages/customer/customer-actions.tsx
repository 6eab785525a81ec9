import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'

const EditCustomer = lazyDialog(async () => (await import('../../components/edit-customer.tsx')).EditCustomer)
const SetPassword = lazyDialog(async () => (await import('./set-password.tsx')).SetPassword)

export function CustomerActions({ customer }: { customer: CustomerOfPage }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'edit' | 'password'>()
  const close = () => setOpened(undefined)
  return (
    <>
      {customer.has_account ? (
        <Button onPress={() => setOpened('password')}>{t('customers.password.action')}</Button>
      ) : null}
      <Button onPress={() => setOpened('edit')}>{t('admin.edit')}</Button>
      {opened === 'edit' ? <EditCustomer customer={customer} onClose={close} /> : null}
      {opened === 'password' ? <SetPassword customer={customer} onClose={close} /> : null}
    </>
  )
}
