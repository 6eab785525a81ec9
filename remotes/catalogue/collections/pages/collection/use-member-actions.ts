import { useBulkAction, writeInBatches } from '@stoa/admin/actions'
import { useRemoveProductsFromCollection } from '@stoa/api/admin/collections'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleMinus from 'lucide-react/icons/circle-minus'

import type { CollectionOfPage } from '../../model/members.ts'
import type { Member } from './use-member-columns.tsx'

/** Takes products out of the collection, many with one call. */
export function useMemberActions({ id, title }: CollectionOfPage): TableBulkAction<Member>[] {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useRemoveProductsFromCollection()
  const action = useBulkAction()<Member>({
    id: 'remove',
    label: t('admin.remove'),
    icon: CircleMinus,
    inMenuOf: () => true,
    question: ({ length: count }) => ({
      title: t('collections.products.removeTitle', { count, title }),
      message: t('collections.products.removeMessage', { count }),
      confirmLabel: t('admin.remove'),
    }),
    write: (each) => writeInBatches(each, (productIds) => remove({ id, productIds })),
  })
  return [action]
}
