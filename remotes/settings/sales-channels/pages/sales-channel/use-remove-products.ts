import { useBulkAction } from '@stoa/admin/actions'
import type { ProductRow } from '@stoa/api/admin/products'
import { useRemoveProductsFromSalesChannel } from '@stoa/api/admin/sales-channels'
import { isSessionLost } from '@stoa/api/http'
import type { EachWritten } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

import type { Channel } from '../../model/channel.ts'
import { inBatches } from '../../model/in-batches.ts'

/** Stops selling products in a channel, many with one call. */
export function useRemoveProducts({ id, name }: Channel): TableBulkAction<ProductRow> {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useRemoveProductsFromSalesChannel()
  const removeBatch = async (productIds: string[]): Promise<EachWritten[]> => {
    try {
      await remove({ id, productIds })
      return productIds.map((product) => ({ id: product }))
    } catch (error) {
      if (isSessionLost(error)) throw error
      return productIds.map((product) => ({ id: product, error }))
    }
  }
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
    write: async ({ ids, signal, onWritten }) => {
      const results: EachWritten[] = []
      for (const batch of inBatches(ids)) {
        if (signal.aborted) break
        const written = await removeBatch(batch)
        written.forEach(() => onWritten())
        results.push(...written)
      }
      return results
    },
  })
}
