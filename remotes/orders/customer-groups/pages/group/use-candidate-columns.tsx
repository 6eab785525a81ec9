import type { CustomerRow } from '@stoa/api/admin/customers'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableColumn } from '@stoa/ui/table'

import { candidates } from './candidates.ts'

export function useCandidateColumns(): TableColumn<CustomerRow>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'name',
      header: t('customers.columns.name'),
      width: '45%',
      cell: (customer) => <bdi>{candidates.rowName(customer)}</bdi>,
    },
    { id: 'email', header: t('customers.columns.email'), cell: ({ email }) => <bdi>{email}</bdi> },
  ]
}
