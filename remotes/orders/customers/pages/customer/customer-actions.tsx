import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'

const EditCustomer = lazyDialog(async () => (await import('../../components/edit-customer.tsx')).EditCustomer)
const CustomerPrices = lazyDialog(async () => (await import('./customer-prices.tsx')).CustomerPrices)
const SetPassword = lazyDialog(async () => (await import('./set-password.tsx')).SetPassword)

export function CustomerActions({ customer }: { customer: CustomerOfPage }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'edit' | 'password' | 'prices'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Button onPress={() => setOpened('prices')}>{t('customers.prices.action')}</Button>
      {customer.has_account ? (
        <Button onPress={() => setOpened('password')}>{t('customers.password.action')}</Button>
      ) : null}
      <Button onPress={() => setOpened('edit')}>{t('admin.edit')}</Button>
      {opened === 'edit' ? <EditCustomer customer={customer} onClose={close} /> : null}
      {opened === 'prices' ? <CustomerPrices customer={customer} onClose={close} /> : null}
      {opened === 'password' ? <SetPassword customer={customer} onClose={close} /> : null}
    </>
  )
}
