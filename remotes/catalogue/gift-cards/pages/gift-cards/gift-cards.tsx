import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Page } from '@stoa/ui/page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useGiftCardProduct } from '../../components/use-gift-card-product.ts'
import { IssuedCards } from './issued-cards.tsx'
import { ProductCard } from './product-card.tsx'

const IssueGiftCard = lazyDialog(async () => (await import('./issue-gift-card.tsx')).IssueGiftCard)

const CreateGiftCardProduct = lazyDialog(
  async () => (await import('../../components/create-gift-card-product.tsx')).CreateGiftCardProduct,
)

export default function GiftCardsPage() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'create' | 'issue'>()
  const close = () => setOpened(undefined)
  const found = useGiftCardProduct()
  const store = useQuery(storeQueries(useApi()).current())
  const currency = store.data?.store.default_currency_code
  const isStoreUnknown = store.isError && !store.data

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
      <IssuedCards onIssue={() => setOpened('issue')} />
      <Zone name="gift_card.list.after" />
      {opened === 'create' && currency ? <CreateGiftCardProduct currency={currency} onClose={close} /> : null}
      {opened === 'issue' ? <IssueGiftCard currency={currency} onClose={close} /> : null}
    </Page>
  )
}
