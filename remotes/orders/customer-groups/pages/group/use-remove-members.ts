import { useRemoveCustomersFromGroup } from '@stoa/api/admin/customer-groups'
import type { CustomerRow } from '@stoa/api/admin/customers'
import { isSessionLost } from '@stoa/api/http'
import { useDialogs, useFailureText, useTranslation } from '@stoa/extension-sdk'
import type { ActedRow, TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

import type { GroupRow } from '../../components/group-row.ts'
import { inChunks } from '../../model/in-chunks.ts'

/** Takes customers out of the group, many with one call. */
export function useRemoveMembers({ id, name }: GroupRow): TableBulkAction<CustomerRow> {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const failureText = useFailureText()
  const { mutateAsync: remove } = useRemoveCustomersFromGroup()
  const run: TableBulkAction<CustomerRow>['run'] = async (rows, { signal, onWritten }) => {
    const count = rows.length
    const isWanted = await confirm({
      title: t('customerGroups.members.removeTitle', { count, name }),
      message: t('customerGroups.members.removeMessage'),
      confirmLabel: t('admin.remove'),
    })
    if (!isWanted) return undefined
    const acted: ActedRow[] = []
    const report = (ids: readonly string[], error?: string) => {
      for (const customerId of ids) {
        acted.push({ id: customerId, error })
        onWritten()
      }
    }
    try {
      await inChunks(
        rows.map((row) => row.id),
        async (customerIds) => {
          if (signal.aborted) return
          try {
            await remove({ id, customerIds })
            report(customerIds)
          } catch (error) {
            if (isSessionLost(error)) throw error
            report(customerIds, failureText(error))
          }
        },
      )
      return acted
    } catch {
      // The session is lost: the sign-in dialog says so, and the rows stay selected.
      return undefined
    }
  }
  return { id: 'remove', label: t('admin.remove'), icon: CircleMinus, inMenuOf: () => true, run }
}
