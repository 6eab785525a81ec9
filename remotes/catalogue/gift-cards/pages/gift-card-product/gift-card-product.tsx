import { StatusBadge } from '@stoa/admin/choices'
import { RecordFrame, type RecordParts } from '@stoa/admin/record'
import type { AdminProduct } from '@stoa/api/admin/products'
import { storeQueries, type AdminStore } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { useQuery } from '@tanstack/react-query'
import Gift from 'lucide-react/icons/gift'

import { useGiftCardProduct } from '../../components/use-gift-card-product.ts'
import { DenominationsCard } from './denominations-card.tsx'
import { GeneralCard } from './general-card.tsx'
import { ProductActions } from './product-actions.tsx'

const FRAME = {
  title: 'giftCards.manage.title',
  list: { path: '/gift-cards', title: 'giftCards.title' },
  name: ({ title }: AdminProduct) => title,
  missing: { icon: Gift, title: 'giftCards.product.none', message: 'giftCards.product.noneThere' },
  failed: 'giftCards.product.failed',
  loading: {
    cards: [
      { title: 'products.general.title', lines: 4 },
      { title: 'giftCards.fields.values', lines: 4 },
    ],
    side: [{ title: 'giftCards.fields.picture', lines: 6 }],
  },
  zone: { name: 'gift_card.details', props: (product: AdminProduct) => ({ product }) },
} as const

const partsOf =
  (store: AdminStore | undefined) =>
  (product: AdminProduct): RecordParts => ({
    badges: <StatusBadge status={product.status} />,
    actions: <ProductActions product={product} />,
    side: <PictureCard product={product} />,
    cards: (
      <>
        <GeneralCard product={product} />
        {store ? <DenominationsCard product={product} store={store} /> : null}
      </>
    ),
  })

/** The gift card that the shop sells, with its values. */
export default function GiftCardProductPage() {
  const { product, error, retry } = useGiftCardProduct()
  const { data, error: storeError, refetch } = useQuery(storeQueries(useApi()).current())
  const store = data?.store
  const state = {
    record: product && !store ? undefined : product,
    error: error ?? (store ? null : storeError),
    refetch: error ? retry : refetch,
  }
  return <RecordFrame record={FRAME} state={state} parts={partsOf(store)} />
}

function PictureCard({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  return (
    <Card title={t('giftCards.fields.picture')}>
      <Thumbnail src={product.thumbnail} alt="" size="fill" />
    </Card>
  )
}
