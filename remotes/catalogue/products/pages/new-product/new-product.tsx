import { LoadFailure } from '@stoa/admin/failures'
import { storeQueries, type AdminStore } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useNavigation, usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { CreatedProduct } from './created-product.tsx'
import { NewProductForm } from './new-product-form.tsx'
import { useNewProduct } from './use-new-product.ts'

export default function NewProductPage() {
  const { t } = useTranslation()
  usePageTitle(t('newProduct.title'))
  const { data, error, refetch } = useQuery(storeQueries(useApi()).current())
  if (data) return <Creation store={data.store} />
  if (error) {
    return <LoadFailure title={t('newProduct.failed')} error={error} onRetry={refetch} />
  }
  return <Waiting />
}

function Creation({ store }: { store: AdminStore }) {
  const draft = useNewProduct(store)
  return draft.created ? (
    <CreatedProduct product={draft.created} steps={draft.steps} />
  ) : (
    <NewProductForm draft={draft} currencies={store.currencies.map(({ code }) => code)} />
  )
}

function Waiting() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <div aria-busy>
      <Page title={t('newProduct.title')} back={{ href: href('/products'), label: t('products.title') }}>
        <Card title={t('products.general.title')}>
          <SkeletonLines count={6} />
        </Card>
      </Page>
    </div>
  )
}
