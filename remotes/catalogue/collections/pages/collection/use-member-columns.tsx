import { StatusBadge } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { Thumbnail } from '@stoa/ui/thumbnail'
import type { TableColumn } from '@stoa/ui/table'

import styles from './members.module.css'
import type { CollectionOfPage } from '../../model/members.ts'

/** A product of a collection. */
export type Member = CollectionOfPage['products'][number]

export function useMemberColumns(): TableColumn<Member>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'title',
      header: t('admin.product.columns.title'),
      width: '60%',
      cell: ({ title, thumbnail }) => (
        <span className={styles.member}>
          <Thumbnail src={thumbnail} alt="" size="small" />
          <bdi>{title}</bdi>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.product.columns.status'),
      width: '128px',
      cell: ({ status }) => <StatusBadge status={status} variant="dot" />,
    },
    {
      id: 'handle',
      header: t('collections.columns.handle'),
      cell: ({ handle }) => (handle ? <bdi>{handle}</bdi> : '–'),
    },
  ]
}
