import type { PriceList } from '@medusajs/client-types'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatList } from '@stoa/i18n/lists'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

import { PriceListBadge } from '../../components/price-list-badge.tsx'

type PriceListColumn = TableColumn<PriceList> & { isHidden?: boolean }

/** So many customer groups are named in a row; the others are counted. */
const NAMED = 2

export function usePriceListColumns(): PriceListColumn[] {
  const { t, locale } = useTranslation()
  const column = (id: string) => ({ id, header: t(`pricing.columns.${id}`) })
  const day = (moment: string | null) => (moment === null ? '–' : formatDate(moment, locale))
  const namesOf = (groups: readonly { name: string }[]) => {
    const others = groups.length - NAMED
    const more =
      others > 0 ? [t('pricing.delete.others', { count: others, number: formatNumber(others, locale) })] : []
    return formatList([...groups.slice(0, NAMED).map(({ name }) => name), ...more], locale)
  }
  return [
    { ...column('name'), width: '24%', isSortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      ...column('description'),
      width: '28%',
      cell: ({ description }) => (description ? <bdi>{description}</bdi> : '–'),
    },
    {
      ...column('status'),
      width: '120px',
      cell: (list) => <PriceListBadge list={list} variant="dot" />,
    },
    {
      ...column('groups'),
      width: '16%',
      cell: ({ customer_groups: groups = [] }) =>
        groups.length === 0 ? t('pricing.everybody') : namesOf(groups),
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
