import { useProductColumns } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableColumn } from '@stoa/ui/table'

import type { CollectionOfPage } from '../../model/members.ts'

/** A product of a collection. */
export type Member = CollectionOfPage['products'][number]

export function useMemberColumns(): TableColumn<Member>[] {
  const { t } = useTranslation()
  return [
    ...useProductColumns<Member>(),
    {
      id: 'handle',
      header: t('collections.columns.handle'),
      cell: ({ handle }) => (handle ? <bdi>{handle}</bdi> : '–'),
    },
  ]
}
