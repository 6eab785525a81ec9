import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

import type { CollectionRow } from '../../model/collection-row.ts'

export function useCollectionColumns(): TableColumn<CollectionRow>[] {
  const { t, locale } = useTranslation()
  return [
    {
      id: 'title',
      header: t('collections.columns.title'),
      width: '40%',
      isSortable: true,
      cell: ({ title }) => <bdi>{title}</bdi>,
    },
    {
      id: 'handle',
      header: t('collections.columns.handle'),
      width: '25%',
      isSortable: true,
      cell: ({ handle }) => (handle ? <bdi>{handle}</bdi> : '–'),
    },
    {
      id: 'products',
      header: t('collections.columns.products'),
      align: 'end',
      width: '96px',
      cell: ({ products }) => formatNumber(products.length, locale),
    },
    {
      id: 'created',
      header: t('collections.columns.created'),
      width: '128px',
      isSortable: true,
      cell: ({ created_at }) => formatDate(created_at, locale),
    },
  ]
}
