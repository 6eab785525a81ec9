import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useListState } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/record'
import { giftCardKeys, giftCardQueries } from '@stoa/api/admin/gift-cards'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useListContributions, useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Page } from '@stoa/ui/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { useGiftCardProduct } from '../../components/use-gift-card-product.ts'
import { GIFT_CARD_RULES, issuedPage, issuedQuery } from '../../model/issued-cards.ts'
import { IssuedCards } from './issued-cards.tsx'
import { ProductCard } from './product-card.tsx'
import { useIssuedColumns } from './use-issued-columns.tsx'

const IssueGiftCard = lazyDialog(async () => (await import('./issue-gift-card.tsx')).IssueGiftCard)

const CreateGiftCardProduct = lazyDialog(
  async () => (await import('../../components/create-gift-card-product.tsx')).CreateGiftCardProduct,
)

export default function GiftCardsPage() {
  const { t } = useTranslation()
  const http = useApi()
  const cache = useQueryClient()
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: giftCardKeys.lists() }), [cache])
  const added = useListContributions('gift_card', refresh)
  const [opened, setOpened] = useState<'create' | 'issue'>()
  const close = () => setOpened(undefined)
  const found = useGiftCardProduct()
  const store = useQuery(storeQueries(http).current())
  const currency = store.data?.store.default_currency_code
  const isStoreUnknown = store.isError && !store.data
  const list = useListState({
    name: 'gift-cards',
    path: '/gift-cards',
    rules: GIFT_CARD_RULES,
    columns: [...useIssuedColumns(), ...added.columns],
  })
  const cards = useQuery(giftCardQueries(http).list(issuedQuery(list.filter)))

  return (
    <Page
      title={t('giftCards.title')}
      actions={
        <Button variant="primary" onPress={() => setOpened('issue')}>
          {t('giftCards.issue.action')}
        </Button>
      }
    >
      <Zone name="gift_card.list.before" />
      <ProductCard
        found={isStoreUnknown ? { ...found, error: store.error, retry: () => void store.refetch() } : found}
        currency={currency}
        onCreate={() => setOpened('create')}
      />
      <IssuedCards
        list={list}
        added={added}
        page={cards.data && issuedPage(cards.data, list.filter)}
        isReplaced={cards.isPlaceholderData}
        onIssue={() => setOpened('issue')}
        failure={
          cards.isError && !cards.data ? (
            <LoadFailure title={t('giftCards.failed')} error={cards.error} onRetry={cards.refetch} />
          ) : undefined
        }
      />
      <Zone name="gift_card.list.after" />
      {opened === 'create' && currency ? <CreateGiftCardProduct currency={currency} onClose={close} /> : null}
      {opened === 'issue' ? <IssueGiftCard onClose={close} /> : null}
    </Page>
  )
}
