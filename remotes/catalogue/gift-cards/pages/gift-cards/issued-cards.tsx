import { defineList, ListCard, useList } from '@stoa/admin/list'
import { regionChoices } from '@stoa/admin/choices'
import { giftCardKeys, giftCardQueries, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import Gift from 'lucide-react/icons/gift'

import { StateBadge } from '../../components/state-badge.tsx'
import { giftCardState } from '../../model/gift-card-state.ts'
import { issuedPage, issuedQuery, LOOKED_THROUGH } from '../../model/issued-cards.ts'
import { useIssuedActions } from './use-issued-actions.ts'

const issuedCards = defineList({
  name: 'gift-cards',
  path: '/gift-cards',
  entity: 'gift_card',
  key: giftCardKeys.lists(),
  read: (http: HttpClient) => giftCardQueries(http).list,
  toQuery: issuedQuery,
  page: issuedPage<AdminGiftCard>,
  hasFixedFields: true,
  rowName: ({ code }) => code,
  rowPath: ({ id }) => `/gift-cards/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(giftCardQueries(http).detail(id)),
  search: { label: 'giftCards.search', hint: 'giftCards.searchHint' },
  filters: {
    region: {
      type: 'choices',
      label: 'giftCards.fields.region',
      isLocal: true,
      isOrdered: true,
      load: async () => regionChoices,
    },
    balance: {
      type: 'choices',
      label: 'giftCards.columns.balance',
      isLocal: true,
      values: ['left', 'none'],
      text: (balance: string) => `giftCards.filters.balance.${balance}`,
    },
    disabled: {
      type: 'choices',
      label: 'giftCards.state.disabled',
      isLocal: true,
      values: ['no', 'yes'],
      text: (disabled: string) => `giftCards.filters.disabled.${disabled}`,
    },
  },
  columns: {
    code: { header: 'giftCards.columns.code', width: '30%', sort: 'code', value: ({ code }) => code },
    state: {
      header: 'giftCards.columns.state',
      width: '128px',
      value: (card, { t }) => t(`giftCards.state.${giftCardState(card)}`),
      cell: (card) => <StateBadge card={card} variant="dot" />,
    },
    order: {
      header: 'giftCards.columns.order',
      width: '96px',
      value: ({ order }) => order && `#${order.display_id}`,
    },
    value: {
      header: 'giftCards.columns.value',
      width: '112px',
      align: 'end',
      sort: 'value',
      value: ({ value, region }, { locale }) => formatMoney(value, region.currency_code, locale),
    },
    balance: {
      header: 'giftCards.columns.balance',
      width: '112px',
      align: 'end',
      sort: 'balance',
      value: ({ balance, region }, { t, locale }) =>
        balance === 0 ? t('giftCards.nothingLeft') : formatMoney(balance, region.currency_code, locale),
    },
    created: {
      header: 'giftCards.columns.created',
      width: '128px',
      sort: 'created_at',
      value: ({ created_at }) => new Date(created_at),
    },
  },
  failed: 'giftCards.failed',
})

/** Every card that was bought or given. */
export function IssuedCards({ onIssue }: { onIssue: () => void }) {
  const { t } = useTranslation()
  const list = useList(issuedCards)
  const title = t('giftCards.issued')
  return (
    <ListCard
      list={list}
      label={title}
      title={title}
      bulkActions={useIssuedActions()}
      empty={{
        icon: Gift,
        title: t('giftCards.empty.title'),
        message: t('giftCards.empty.message'),
        actions: <Button onPress={onIssue}>{t('giftCards.issue.action')}</Button>,
      }}
    >
      {list.page?.isPartial ? (
        <Banner tone="warning" title={t('giftCards.filters.partial')}>
          {t('giftCards.filters.partialHint', { number: LOOKED_THROUGH })}
        </Banner>
      ) : null}
    </ListCard>
  )
}
