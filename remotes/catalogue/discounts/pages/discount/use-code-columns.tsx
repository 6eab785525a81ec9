import type { DynamicCode } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

import { DiscountBadge } from '../../components/discount-badge.tsx'
import { discountStatusOf } from '../../model/discount-status.ts'

export function useCodeColumns(): TableColumn<DynamicCode>[] {
  const { t, locale } = useTranslation()
  const column = (id: string) => ({ id, header: t(`discounts.columns.${id}`) })
  return [
    { ...column('code'), width: '30%', isSortable: true, cell: ({ code }) => <bdi>{code}</bdi> },
    {
      ...column('status'),
      width: '112px',
      cell: (code) => <DiscountBadge status={discountStatusOf(code)} variant="dot" />,
    },
    {
      id: 'used',
      header: t('discounts.columns.redemptions'),
      width: '112px',
      align: 'end',
      isSortable: true,
      cell: ({ usage_count, usage_limit }) =>
        usage_limit === null
          ? formatNumber(usage_count, locale)
          : t('discounts.ofLimit', {
              used: usage_count,
              limit: usage_limit,
            }),
    },
    {
      ...column('ends'),
      width: '128px',
      cell: ({ ends_at }) => (ends_at ? formatDate(ends_at, locale) : '–'),
    },
    {
      ...column('created'),
      width: '128px',
      isSortable: true,
      cell: ({ created_at }) => formatDate(created_at, locale),
    },
  ]
}
