import { useBulkAction } from '@stoa/admin/actions'
import { useArchiveOrders, useCompleteOrders, type OrderRow } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'

/** Row and bulk actions of the order list. */
export function useOrderActions(): TableBulkAction<OrderRow>[] {
  const { t } = useTranslation()
  const bulkAction = useBulkAction()
  const { mutateAsync: complete } = useCompleteOrders()
  const { mutateAsync: archive } = useArchiveOrders()
  return [
    bulkAction<OrderRow>({
      id: 'complete',
      label: t('orders.complete'),
      icon: CircleCheck,
      inMenuOf: ({ status }) => status === 'pending',
      write: (each) => complete({ ...each, change: undefined }),
    }),
    bulkAction<OrderRow>({
      id: 'archive',
      label: t('orders.archive.action'),
      icon: Archive,
      inMenuOf: ({ status }) => status === 'completed',
      question: ({ length: count }) => {
        const counted = { count }
        return {
          title: t('orders.archive.title', counted),
          message: t('orders.archive.message', counted),
          confirmLabel: t('orders.archive.action'),
        }
      },
      write: (each) => archive({ ...each, change: undefined }),
    }),
  ]
}
