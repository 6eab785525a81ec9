import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { ListPage } from '@stoa/admin/list'
import type { CustomerRow } from '@stoa/api/admin/customers'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { LinkButton } from '@stoa/ui/link-button'
import Pencil from 'lucide-react/icons/pencil'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'

import { customers } from './customer-list.tsx'

const CreateCustomer = lazyDialog(
  async () => (await import('../../components/create-customer.tsx')).CreateCustomer,
)
const ChangeGroups = lazyDialog(async () => (await import('./change-groups.tsx')).ChangeGroups)
const EditCustomer = lazyDialog(async () => (await import('../../components/edit-customer.tsx')).EditCustomer)

export default function CustomersPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [edited, setEdited] = useState<CustomerRow>()
  const [grouped, setGrouped] = useState<readonly CustomerRow[]>()
  return (
    <>
      <ListPage
        list={customers}
        title={t('customers.title')}
        actions={<LinkButton href={href('/customers/import')}>{t('customers.import.action')}</LinkButton>}
        create={{ label: t('customers.create.action'), Dialog: CreateCustomer }}
        rowActions={(customer) => [
          { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setEdited(customer) },
        ]}
        bulkActions={[
          {
            id: 'groups',
            label: t('customerGroups.change.action'),
            icon: Users,
            run: async (rows) => setGrouped(rows),
          },
        ]}
        empty={{
          icon: Users,
          title: t('customers.empty.title'),
          message: t('customers.empty.message'),
        }}
      />
      {grouped ? <ChangeGroups customers={grouped} onClose={() => setGrouped(undefined)} /> : null}
      {edited ? <EditCustomer customer={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}
