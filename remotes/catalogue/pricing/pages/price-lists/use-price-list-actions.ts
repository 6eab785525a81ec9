import type { PriceList } from '@medusajs/client-types'
import { type EachRow, useBulkAction, useDeleteAction } from '@stoa/admin/actions'
import { useDeletePriceLists, useSwitchPriceLists } from '@stoa/api/admin/price-lists'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'

import { usePriceListQuestion } from '../../components/use-price-list-question.ts'

/** What can be done with several price lists at once. */
export function usePriceListActions(): TableBulkAction<PriceList>[] {
  const { t } = useTranslation()
  const bulkAction = useBulkAction()
  const { mutateAsync: change } = useSwitchPriceLists()
  const become = (status: PriceList['status']) => (each: EachRow) => change({ ...each, change: { status } })
  return [
    bulkAction<PriceList>({
      id: 'activate',
      label: t('pricing.activate'),
      icon: CircleCheck,
      inMenuOf: ({ status }) => status === 'draft',
      write: become('active'),
    }),
    bulkAction<PriceList>({
      id: 'deactivate',
      label: t('pricing.deactivate'),
      icon: CircleOff,
      inMenuOf: ({ status }) => status === 'active',
      write: become('draft'),
    }),
    useDeleteAction<PriceList>(useDeletePriceLists(), usePriceListQuestion()),
  ]
}
