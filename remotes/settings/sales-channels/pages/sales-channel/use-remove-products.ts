import { useBulkAction, writeInBatches } from '@stoa/admin/actions'
import type { ProductRow } from '@stoa/api/admin/products'
import { useRemoveProductsFromSalesChannel } from '@stoa/api/admin/sales-channels'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

import type { Channel } from '../../model/channel.ts'

/** Stops selling products in a channel, many with one call. */
export function useRemoveProducts({ id, name }: Channel): TableBulkAction<ProductRow> {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useRemoveProductsFromSalesChannel()
  return useBulkAction()<ProductRow>({
    id: 'remove',
    label: t('admin.remove'),
    icon: CircleMinus,
    inMenuOf: () => true,
    question: (rows) => ({
      title: t('salesChannels.products.removeTitle', { count: rows.length, name }),
      message: t('salesChannels.products.removeMessage'),
      confirmLabel: t('admin.remove'),
    }),
    write: (each) => writeInBatches(each, (productIds) => remove({ id, productIds })),
  })
}
