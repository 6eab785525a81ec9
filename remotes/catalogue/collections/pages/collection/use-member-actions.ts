import { useRemoveProductsFromCollection } from '@stoa/api/admin/collections'
import { isSessionLost } from '@stoa/api/http'
import { useDialogs, useFailureText, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

import type { CollectionOfPage } from '../../model/members.ts'
import type { Member } from './use-member-columns.tsx'

/** Takes products out of the collection, in one call: it does all of them or none. */
export function useMemberActions({ id, title }: CollectionOfPage): TableBulkAction<Member>[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const failureText = useFailureText()
  const { mutateAsync: remove } = useRemoveProductsFromCollection()
  const run = async (rows: readonly Member[]) => {
    const counted = { count: rows.length }
    const isWanted = await confirm({
      title: t('collections.products.removeTitle', { ...counted, title }),
      message: t('collections.products.removeMessage', counted),
      confirmLabel: t('admin.remove'),
    })
    if (!isWanted) return
    const productIds = rows.map((row) => row.id)
    try {
      await remove({ id, productIds })
      return productIds.map((productId) => ({ id: productId }))
    } catch (error) {
      if (isSessionLost(error)) return
      return productIds.map((productId) => ({ id: productId, error: failureText(error) }))
    }
  }
  return [{ id: 'remove', label: t('admin.remove'), icon: CircleMinus, inMenuOf: () => true, run }]
}
