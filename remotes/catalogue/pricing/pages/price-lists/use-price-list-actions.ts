import { useRowResults } from '@stoa/admin/actions'
import type { PriceList } from '@medusajs/client-types'
import { useDeletePriceLists, useSwitchPriceLists } from '@stoa/api/admin/price-lists'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Trash2 from 'lucide-react/icons/trash-2'

import { usePriceListQuestion } from '../../components/use-price-list-question.ts'

const idsOf = (rows: readonly PriceList[]) => rows.map(({ id }) => id)

/** What can be done with several price lists at once. */
export function usePriceListActions(): TableBulkAction<PriceList>[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const questionOf = usePriceListQuestion()
  const told = useRowResults()
  const { mutateAsync: change } = useSwitchPriceLists()
  const { mutateAsync: remove } = useDeletePriceLists()
  const become = (status: PriceList['status']) => (rows: readonly PriceList[]) =>
    told(change({ ids: idsOf(rows), change: { status } }))
  return [
    {
      id: 'activate',
      label: t('pricing.activate'),
      icon: CircleCheck,
      inMenuOf: ({ status }) => status === 'draft',
      run: become('active'),
    },
    {
      id: 'deactivate',
      label: t('pricing.deactivate'),
      icon: CircleOff,
      inMenuOf: ({ status }) => status === 'active',
      run: become('draft'),
    },
    {
      id: 'delete',
      label: t('admin.delete'),
      icon: Trash2,
      tone: 'danger',
      inMenuOf: () => true,
      run: async (rows) => {
        if (!(await confirm(questionOf(rows)))) return
        return told(remove({ ids: idsOf(rows), change: undefined }))
      },
    },
  ]
}
