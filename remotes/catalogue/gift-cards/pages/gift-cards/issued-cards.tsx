import { type ListState, ListTable, ListToolbar, RefusedFields } from '@stoa/admin/list'
import { giftCardQueries, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { useQueryClient } from '@tanstack/react-query'
import Gift from 'lucide-react/icons/gift'
import type { ReactNode } from 'react'

import { LOOKED_THROUGH, type issuedPage } from '../../model/issued-cards.ts'
import { useIssuedActions } from './use-issued-actions.ts'
import { useIssuedFilters } from './use-issued-filters.ts'

interface IssuedCardsProps {
  list: ListState<AdminGiftCard>
  added: PlacedContributions<'gift_card'>
  /** Undefined until the first page is there. */
  page: ReturnType<typeof issuedPage<AdminGiftCard>> | undefined
  isReplaced: boolean
  onIssue: () => void
  failure: ReactNode
}

/** Every card that was bought or given. */
export function IssuedCards({ list, added, page, isReplaced, onIssue, failure }: IssuedCardsProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = giftCardQueries(useApi())
  const actions = useIssuedActions()
  return (
    <Card title={t('giftCards.issued')} isFlush>
      <RefusedFields fields={added.fields} />
      <ListToolbar
        list={list}
        search={{ label: t('giftCards.search'), hint: t('giftCards.searchHint') }}
        filters={useIssuedFilters()}
      />
      {page?.isPartial ? (
        <Banner tone="warning" title={t('giftCards.filters.partial')}>
          {t('giftCards.filters.partialHint', { number: formatNumber(LOOKED_THROUGH, locale) })}
        </Banner>
      ) : null}
      <ListTable
        label={t('giftCards.issued')}
        list={list}
        columns={list.columns}
        columnChoice={list.columnChoice}
        page={page}
        isReplaced={isReplaced}
        rowName={({ code }) => code}
        rowHref={({ id }) => href(`/gift-cards/${id}`)}
        rowActions={(row) =>
          added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) }))
        }
        bulkActions={[...actions, ...added.bulkActions]}
        onRowIntent={({ id }) => void cache.prefetchQuery(queries.detail(id))}
        empty={
          <EmptyState
            icon={Gift}
            title={t('giftCards.empty.title')}
            message={t('giftCards.empty.message')}
            actions={<Button onPress={onIssue}>{t('giftCards.issue.action')}</Button>}
          />
        }
        failure={failure}
      />
    </Card>
  )
}
