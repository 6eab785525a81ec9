import type { PriceList } from '@medusajs/client-types'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

import { PriceListBadge } from '../../components/pricing/price-list-badge.tsx'

type PriceListColumn = TableColumn<PriceList> & { isHidden?: boolean }

export function usePriceListColumns(): PriceListColumn[] {
  const { t, locale } = useTranslation()
  const column = (id: string) => ({ id, header: t(`pricing.columns.${id}`) })
  const day = (moment: string | null) => (moment === null ? '–' : formatDate(moment, locale))
  return [
    { ...column('name'), width: '26%', isSortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      ...column('description'),
      width: '32%',
      cell: ({ description }) => (description ? <bdi>{description}</bdi> : '–'),
    },
    {
      ...column('status'),
      width: '120px',
      cell: (list) => <PriceListBadge list={list} variant="dot" />,
    },
    {
      ...column('groups'),
      width: '120px',
      align: 'end',
      cell: ({ customer_groups: groups = [] }) =>
        groups.length === 0 ? t('pricing.everybody') : formatNumber(groups.length, locale),
    },
    {
      ...column('type'),
      width: '112px',
      isHidden: true,
      cell: ({ type }) => t(`pricing.type.${type}.title`),
    },
    { ...column('starts'), width: '112px', isSortable: true, cell: ({ starts_at }) => day(starts_at) },
    { ...column('ends'), width: '112px', isSortable: true, cell: ({ ends_at }) => day(ends_at) },
    {
      ...column('created'),
      width: '112px',
      isSortable: true,
      isHidden: true,
      cell: ({ created_at }) => day(created_at),
    },
    {
      ...column('updated'),
      width: '112px',
      isSortable: true,
      isHidden: true,
      cell: ({ updated_at }) => day(updated_at),
    },
  ]
}
