import { LoadFailure, RecordMissing, RecordSkeleton } from '@stoa/admin/record'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import Gift from 'lucide-react/icons/gift'

import { useGiftCardProduct } from '../../components/use-gift-card-product.ts'
import { ProductSections } from './product-sections.tsx'

/** The gift card that the shop sells, with its values. */
export default function GiftCardProductPage() {
  const { t } = useTranslation()
  const { product, error, retry } = useGiftCardProduct()
  const store = useQuery(storeQueries(useApi()).current())
  usePageTitle(product?.title)
  const back = { path: '/gift-cards', label: t('giftCards.title') }
  const failure = error ?? (store.data ? null : store.error)

  if (failure) {
    return (
      <LoadFailure
        title={t('giftCards.product.failed')}
        error={failure}
        onRetry={() => void (error ? retry() : store.refetch())}
      />
    )
  }
  if (product === null) {
    return (
      <RecordMissing
        icon={Gift}
        title={t('giftCards.product.none')}
        message={t('giftCards.product.noneThere')}
        back={back}
      />
    )
  }
  if (product && store.data) return <ProductSections product={product} store={store.data.store} />
  const cards = [
    { title: t('products.general.title'), lines: 4 },
    { title: t('giftCards.fields.values'), lines: 4 },
  ]
  return <RecordSkeleton back={back} cards={cards} />
}
