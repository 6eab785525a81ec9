import type { DiscountRow } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatterOf } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'

import { DiscountBadge } from '../../components/discount/discount-badge.tsx'
import { useAmountText } from '../../components/discount/use-amount-text.ts'
import { discountStatusOf } from '../../model/discount-status.ts'
import { DiscountCode } from './discount-code.tsx'

type ListedDiscount = DiscountRow & { created_at?: string }

type DiscountColumn = TableColumn<ListedDiscount> & { isHidden?: boolean }

/** What the columns in sight need of the store besides the fields that each row has. */
export const fieldsOf = (columns: readonly { id: string }[]): readonly string[] =>
  columns.some(({ id }) => id === 'created') ? ['created_at'] : []

export function useDiscountColumns(): DiscountColumn[] {
  const { t, locale } = useTranslation()
  const amountOf = useAmountText()
  const column = (id: string) => ({ id, header: t(`discounts.columns.${id}`) })
  const short = formatterOf(locale, { notation: 'compact' })
  const day = (moment: string | null | undefined) => (moment ? formatDate(moment, locale) : '–')
  return [
    {
      ...column('code'),
      width: '24%',
      isSortable: true,
      cell: (discount) => <DiscountCode discount={discount} />,
    },
    {
      ...column('description'),
      width: '30%',
      cell: ({ rule }) => (rule.description ? <bdi>{rule.description}</bdi> : '–'),
    },
    {
      ...column('amount'),
      width: '112px',
      align: 'end',
      cell: (discount) => <bdi>{amountOf(discount)}</bdi>,
    },
    {
      ...column('status'),
      width: '112px',
      cell: (discount) => <DiscountBadge status={discountStatusOf(discount)} variant="dot" />,
    },
    {
      ...column('redemptions'),
      width: '112px',
      align: 'end',
      isSortable: true,
      cell: ({ usage_count, usage_limit }) =>
        usage_limit === null
          ? short.format(usage_count)
          : t('discounts.ofLimit', { used: short.format(usage_count), limit: short.format(usage_limit) }),
    },
    {
      ...column('starts'),
      width: '112px',
      isSortable: true,
      isHidden: true,
      cell: ({ starts_at }) => day(starts_at),
    },
    {
      ...column('ends'),
      width: '112px',
      isSortable: true,
      isHidden: true,
      cell: ({ ends_at }) => day(ends_at),
    },
    {
      ...column('created'),
      width: '112px',
      isSortable: true,
      isHidden: true,
      cell: ({ created_at }) => day(created_at),
    },
  ]
}
