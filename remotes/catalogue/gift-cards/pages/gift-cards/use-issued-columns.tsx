import type { AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatMoney } from '@stoa/i18n/money'
import type { TableColumn } from '@stoa/ui/table'

import { StateBadge } from '../../components/state-badge.tsx'

export function useIssuedColumns(): TableColumn<AdminGiftCard>[] {
  const { t, locale } = useTranslation()
  const column = (id: string, width: string) => ({ id, width, header: t(`giftCards.columns.${id}`) })
  const money = (amount: number, { region }: AdminGiftCard) => (
    <bdi>{formatMoney(amount, region.currency_code, locale)}</bdi>
  )
  return [
    { ...column('code', '30%'), isSortable: true, cell: ({ code }) => <bdi>{code}</bdi> },
    { ...column('state', '128px'), cell: (card) => <StateBadge card={card} variant="dot" /> },
    {
      ...column('order', '96px'),
      cell: ({ order }) => (order ? <bdi>#{order.display_id}</bdi> : '–'),
    },
    { ...column('value', '112px'), align: 'end', isSortable: true, cell: (card) => money(card.value, card) },
    {
      ...column('balance', '112px'),
      align: 'end',
      isSortable: true,
      cell: (card) => (card.balance === 0 ? t('giftCards.nothingLeft') : money(card.balance, card)),
    },
    {
      ...column('created', '128px'),
      isSortable: true,
      cell: ({ created_at }) => formatDate(created_at, locale),
    },
  ]
}
