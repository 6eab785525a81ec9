import { useBulkAction, writeInBatches } from '@stoa/admin/actions'
import { useRemoveCustomersFromGroup } from '@stoa/api/admin/customer-groups'
import type { CustomerRow } from '@stoa/api/admin/customers'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

import type { GroupRow } from '../../components/group-row.ts'

/** Takes customers out of the group, many with one call. */
export function useRemoveMembers({ id, name }: GroupRow): TableBulkAction<CustomerRow> {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useRemoveCustomersFromGroup()
  return useBulkAction()<CustomerRow>({
    id: 'remove',
    label: t('admin.remove'),
    icon: CircleMinus,
    inMenuOf: () => true,
    question: (rows) => ({
      title: t('customerGroups.members.removeTitle', { count: rows.length, name }),
      message: t('customerGroups.members.removeMessage'),
      confirmLabel: t('admin.remove'),
    }),
    write: (each) => writeInBatches(each, (customerIds) => remove({ id, customerIds })),
  })
}
